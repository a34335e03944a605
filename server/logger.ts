import pino from 'pino';

/** The one log of the server; JSON lines on standard error. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Level from `LOG_LEVEL`, default `warn`. */
export function createLogger(
  level: string = process.env['LOG_LEVEL'] ?? 'warn',
  target: pino.DestinationStream = pino.destination(2),
): Logger {
  return pino({ level }, target);
}
