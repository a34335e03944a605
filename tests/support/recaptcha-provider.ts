import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecaptchaSettings } from '#server/recaptcha/recaptcha.ts';

interface Drawn {
  readonly action: string;
  readonly score: number;
  isUsed: boolean;
}

/** What runs in a browser: it draws its tokens from the stand-in. */
const SCRIPT = `
const { origin } = new URL(document.currentScript.src);
window.grecaptcha = {
  ready: (go) => go(),
  execute: (key, { action }) => fetch(origin + '/token?' + new URLSearchParams({ key, action })).then((answer) => answer.text()),
};
`;

/** Plays reCAPTCHA over HTTP: its script, tokens that are good once, and what it says of them. */
export class RecaptchaProvider {
  /** What it was asked, by path. */
  readonly asked: string[] = [];
  /** The score of the tokens that it draws in browsers. */
  score = 0.9;
  /** Set to have it fail. */
  isDown = false;
  /** Set to have it know the shop by another secret. */
  hasWrongSecret = false;
  private readonly server: Server;
  private readonly tokens = new Map<string, Drawn>();

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async open(): Promise<RecaptchaProvider> {
    const provider = new RecaptchaProvider();
    await new Promise<void>((resolve) => void provider.server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get settings(): RecaptchaSettings {
    const { port } = this.server.address() as AddressInfo;
    return { siteKey: 'site-key', secret: 'shop-secret', url: `http://localhost:${port}` };
  }

  /** A token for a form, as a browser gets it. */
  token(action: string, score = this.score): string {
    const token = `token-${this.tokens.size + 1}-of-${action}`;
    this.tokens.set(token, { action, score, isUsed: false });
    return token;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => void this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    this.asked.push(pathname);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.setHeader('access-control-allow-origin', '*');
    if (this.isDown) return void response.writeHead(500).end();
    if (pathname === '/api.js') return void response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    if (pathname === '/token') return void response.end(this.token(searchParams.get('action')!));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(this.saidOf(new URLSearchParams(body))));
  }

  private saidOf(form: URLSearchParams): object {
    if (this.hasWrongSecret || form.get('secret') !== this.settings.secret) return failed('invalid-input-secret');
    const drawn = this.tokens.get(form.get('response') ?? '');
    if (!drawn) return failed('invalid-input-response');
    if (drawn.isUsed) return failed('timeout-or-duplicate');
    drawn.isUsed = true;
    const { action, score } = drawn;
    return { success: true, score, action, hostname: 'localhost', challenge_ts: new Date().toISOString() };
  }
}

function failed(code: string): object {
  return { success: false, 'error-codes': [code] };
}
