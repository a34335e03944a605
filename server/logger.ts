import pino from 'pino';

/** The one log of the server; JSON lines on standard error. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** A log of what is at least as bad as its level. */
export function createLogger(level = 'warn', target: pino.DestinationStream = pino.destination(2)): Logger {
  return pino({ level }, target);
}
