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

/** An answer that has something to send: the pieces that wait for their turns. */
interface Turn {
  readonly answered: Delay;
  readonly pieces: Buffer[];
  /** Whether the shop has said everything. */
  isLast: boolean;
}

/**
 * A line between a browser and the shop. Page, worker and service worker share its width as on a shopper's line: those
 * that have something to send take turns. Every connection has its round trip, once more when it is opened.
 */
export class SlowLine {
  private readonly server: Server;
  private readonly speed: LineSpeed;
  private readonly sockets = new Set<Socket>();
  private turns: Turn[] = [];
  /** When the piece that is being sent is through, by the clock of `performance`; `null` while nothing is sent. */
  private freeAt: number | null = null;

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
    shop.on('data', (chunk: Buffer) => this.queue(answered, chunk));
    browser.on('close', () => {
      // What nobody waits for any more takes no turns.
      shop.destroy();
      this.turns = this.turns.filter((turn) => turn.answered !== answered);
    });
    shop.on('close', () => {
      const turn = this.turns.find((one) => one.answered === answered);
      if (turn) turn.isLast = true;
      else answered.end();
    });
    for (const socket of [browser, shop]) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => this.sockets.delete(socket));
    }
  }

  private queue(answered: Delay, chunk: Buffer): void {
    let turn = this.turns.find((one) => one.answered === answered);
    if (!turn) this.turns.push((turn = { answered, pieces: [], isLast: false }));
    for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
      turn.pieces.push(chunk.subarray(from, from + PIECE_BYTES));
    }
    if (this.freeAt !== null) return;
    this.freeAt = performance.now();
    this.send();
  }

  /** Sends the next piece, and comes back when it is through. A timer that is late is made up for by the next. */
  private send(): void {
    const turn = this.turns.shift();
    if (!turn || this.freeAt === null) {
      this.freeAt = null;
      return;
    }
    const piece = turn.pieces.shift()!;
    this.freeAt += (piece.length * BITS_PER_BYTE * MS_PER_SECOND) / this.speed.bitsPerSecond;
    turn.answered.write(piece, this.freeAt + this.speed.roundTripMs / 2);
    if (turn.pieces.length > 0) this.turns.push(turn);
    else if (turn.isLast) turn.answered.end();
    setTimeout(() => this.send(), this.freeAt - performance.now());
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
