import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The capacity of a line. */
export interface LineSpeed {
  /** Bits per second towards the shopper, for all connections together. */
  readonly bitsPerSecond: number;
  /** The least time from sending a request to the first byte of its answer. */
  readonly roundTripMs: number;
}

/** A phone on a usual mobile network. */
export const MOBILE: LineSpeed = { bitsPerSecond: 9_000_000, roundTripMs: 60 };
/** A train between two towns, far from any antenna. */
export const TRAIN: LineSpeed = { bitsPerSecond: 400_000, roundTripMs: 150 };

const BITS_PER_BYTE = 8;
const MS_PER_SECOND = 1000;
/** With larger pieces one answer would delay all others for longer than a real line does. */
const PIECE_BYTES = 4096;

/**
 * A line between a browser and the shop. Page, worker and service worker share its width as on a shopper's line, and
 * every connection has its round trip, once more when it is opened.
 */
export class SlowLine {
  private readonly server: Server;
  private readonly speed: LineSpeed;
  private readonly sockets = new Set<Socket>();
  /** When the line has sent everything that waits, by the clock of `performance`. */
  private freeAt = 0;

  private constructor(shopPort: number, speed: LineSpeed) {
    this.speed = speed;
    this.server = createServer({ noDelay: true }, (browser) => this.connect(browser, shopPort));
  }

  static async open(shopPort: number, speed: LineSpeed): Promise<SlowLine> {
    const line = new SlowLine(shopPort, speed);
    await new Promise<void>((resolve) => void line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(browser: Socket, shopPort: number): void {
    const shop = connect({ port: shopPort, host: '127.0.0.1', noDelay: true });
    const oneWayMs = this.speed.roundTripMs / 2;
    // Opening a connection takes a round trip before the first question leaves.
    const openAt = performance.now() + this.speed.roundTripMs;
    const asked = new Delay(shop);
    const answered = new Delay(browser);
    browser.on('data', (chunk: Buffer) => asked.write(chunk, Math.max(performance.now(), openAt) + oneWayMs));
    shop.on('data', (chunk: Buffer) => {
      for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
        const piece = chunk.subarray(from, from + PIECE_BYTES);
        answered.write(piece, this.carriedAt(piece.length) + oneWayMs);
      }
    });
    for (const [socket, other] of [
      [browser, asked],
      [shop, answered],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.end();
      });
    }
  }

  /** When this many bytes have gone through, after everything that waits already. */
  private carriedAt(bytes: number): number {
    const lastsMs = (bytes * BITS_PER_BYTE * MS_PER_SECOND) / this.speed.bitsPerSecond;
    this.freeAt = Math.max(this.freeAt, performance.now()) + lastsMs;
    return this.freeAt;
  }
}

/** Hands pieces on at their times, in the order in which they came. */
class Delay {
  private readonly socket: Socket;
  private readonly waiting: { readonly piece: Buffer; readonly at: number }[] = [];
  private isEnding = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  write(piece: Buffer, at: number): void {
    this.waiting.push({ piece, at });
    this.timer ??= setTimeout(() => this.handOn(), at - performance.now());
  }

  /** Ends the other side after everything that was written before. */
  end(): void {
    this.isEnding = true;
    if (!this.timer) this.socket.end();
  }

  private handOn(): void {
    this.timer = null;
    // A timer may fire a moment early.
    while (this.waiting.length > 0 && this.waiting[0]!.at <= performance.now() + 1) {
      this.socket.write(this.waiting.shift()!.piece);
    }
    const [next] = this.waiting;
    if (next) this.timer = setTimeout(() => this.handOn(), next.at - performance.now());
    else if (this.isEnding) this.socket.end();
  }
}
