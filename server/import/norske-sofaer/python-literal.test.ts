import { describe, expect, it } from 'vitest';
import { parsePythonLiteral } from './python-literal.ts';

describe('python literals', () => {
  it.each([
    ['[]', []],
    [' [ ] ', []],
    ['[\'a\', "b"]', ['a', 'b']],
    ['[1, 2.5, True, False, None,]', [1, 2.5, true, false, null]],
    [String.raw`'it\'s \\ a\nline'`, "it's \\ a\nline"],
    ['"it\'s"', "it's"],
    [
      "[{'productId': 's1', 'colors': [{'name': 'grå', 'id': '7'}], 'selected': True}]",
      [{ productId: 's1', colors: [{ name: 'grå', id: '7' }], selected: true }],
    ],
  ])('%s', (text, value) => {
    expect(parsePythonLiteral(text)).toEqual({ ok: true, value });
  });

  it.each(['', '[', "['a'", "['a' 'b']", "{'a' 1}", "{1: 'a'}", "'open", '[] []', '__import__("os")', '[undefined]'])(
    '%j is none',
    (text) => {
      expect(parsePythonLiteral(text)).toEqual({ ok: false });
    },
  );

  it('does not follow endless nesting', () => {
    expect(parsePythonLiteral('['.repeat(10_000))).toEqual({ ok: false });
  });

  it('keeps a key that objects inherit as an own one', () => {
    const read = parsePythonLiteral("{'__proto__': 1}");
    expect(read.ok && Object.keys(read.value as object)).toEqual(['__proto__']);
  });
});
