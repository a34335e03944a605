import pino from 'pino';

/** The one log of the server; JSON lines on standard error. */
export type Logger = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Level from `LOG_LEVEL`, default `warn`. */
export function createLogger(level: string = process.env['LOG_LEVEL'] ?? 'warn'): Logger {
  return pino({ level }, pino.destination(2));
}
