/** A value that a Python literal can hold here. */
export type PythonValue =
  | string
  | number
  | boolean
  | null
  | readonly PythonValue[]
  | { readonly [key: string]: PythonValue };

type Parsed = { readonly ok: true; readonly value: PythonValue } | { readonly ok: false };

const DEPTH_MAX = 20;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const names: Readonly<Record<string, boolean | null>> = { True: true, False: false, None: null };

/** Reads a Python literal of lists, dictionaries, texts, numbers, True, False and None. */
export function parsePythonLiteral(text: string): Parsed {
  try {
    const reader = new LiteralReader(text);
    return { ok: true, value: reader.readAll() };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}

class LiteralReader {
  private at = 0;

  constructor(private readonly text: string) {}

  readAll(): PythonValue {
    const value = this.readValue(0);
    this.skipSpace();
    if (this.at < this.text.length) throw new SyntaxError('text after the literal');
    return value;
  }

  private readValue(depth: number): PythonValue {
    if (depth > DEPTH_MAX) throw new SyntaxError('too deep');
    this.skipSpace();
    const first = this.text[this.at];
    if (first === '[') return this.readList(depth);
    if (first === '{') return this.readDictionary(depth);
    if (first === "'" || first === '"') return this.readText(first);
    return this.readWord();
  }

  private readList(depth: number): PythonValue[] {
    const items: PythonValue[] = [];
    this.at++;
    while (!this.skips(']')) {
      items.push(this.readValue(depth + 1));
      if (!this.skips(',') && !this.isAt(']')) throw new SyntaxError('a comma is missing');
    }
    return items;
  }

  private readDictionary(depth: number): Record<string, PythonValue> {
    const entries: [string, PythonValue][] = [];
    this.at++;
    while (!this.skips('}')) {
      const key = this.readValue(depth + 1);
      if (typeof key !== 'string') throw new SyntaxError('a key is no text');
      if (!this.skips(':')) throw new SyntaxError('a colon is missing');
      entries.push([key, this.readValue(depth + 1)]);
      if (!this.skips(',') && !this.isAt('}')) throw new SyntaxError('a comma is missing');
    }
    return Object.fromEntries(entries);
  }

  private readText(quote: string): string {
    let text = '';
    for (this.at++; this.at < this.text.length; this.at++) {
      const letter = this.text[this.at]!;
      if (letter === quote) {
        this.at++;
        return text;
      }
      if (letter === '\\') {
        this.at++;
        const escaped = this.text[this.at] ?? '';
        text += escapes[escaped] ?? escaped;
      } else text += letter;
    }
    throw new SyntaxError('a text is not closed');
  }

  private readWord(): PythonValue {
    const word = /^[\w.+-]+/.exec(this.text.slice(this.at, this.at + 40))?.[0] ?? '';
    this.at += word.length;
    const name = names[word];
    if (name !== undefined) return name;
    const value = Number(word);
    if (word === '' || Number.isNaN(value)) throw new SyntaxError('neither a name nor a number');
    return value;
  }

  private skips(mark: string): boolean {
    const isThere = this.isAt(mark);
    if (isThere) this.at++;
    return isThere;
  }

  private isAt(mark: string): boolean {
    this.skipSpace();
    return this.text[this.at] === mark;
  }

  private skipSpace(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }
}
