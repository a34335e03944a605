const FIRST_ROOM = 4;
const PLACES_BITS = 8;
const PLACES = 0xff;

/** The entries that contain a word, each with the bits of its fields, oldest entry first. */
export class Postings {
  private entries: Uint32Array;
  private length: number;

  /** Uses packed entries as they are. */
  constructor(entries: Uint32Array = new Uint32Array(FIRST_ROOM), length = 0) {
    this.entries = entries;
    this.length = length;
  }

  get size(): number {
    return this.length;
  }

  add(entry: number, places: number): void {
    if (this.length === this.entries.length) {
      const roomier = new Uint32Array(Math.max(FIRST_ROOM, this.length * 2));
      roomier.set(this.entries);
      this.entries = roomier;
    }
    this.entries[this.length++] = (entry << PLACES_BITS) | places;
  }

  each(visit: (entry: number, places: number) => void): void {
    for (let at = 0; at < this.length; at++) visit(this.entries[at]! >>> PLACES_BITS, this.entries[at]! & PLACES);
  }

  /** The packed entries with the numbers that `next` gives them; an entry with a negative number is dropped. */
  renumbered(next: Int32Array): Uint32Array {
    const kept: number[] = [];
    this.each((entry, places) => {
      if (next[entry]! >= 0) kept.push((next[entry]! << PLACES_BITS) | places);
    });
    return Uint32Array.from(kept);
  }
}
