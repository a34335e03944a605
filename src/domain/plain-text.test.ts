import { describe, expect, test } from 'vitest';
import { foreignText, plainParagraphs } from './plain-text.ts';

describe('plain paragraphs of foreign HTML', () => {
  test.each([
    ['<p>One</p><p>Two</p>', ['One', 'Two']],
    ['One<br>Two<br/>Three', ['One', 'Two', 'Three']],
    ['<p>A <b>bold</b>\n <a href="x">word</a>.</p>', ['A bold word.']],
    ['Sm&oslash;r &amp; br&#248;d &#x1F35E; &lt;b&gt;', ['Sm&oslash;r & brød 🍞 <b>']],
    ['&#0;&#x110000;&#xD800;', ['&#0;&#x110000;\ufffd']],
    ['width < 90 cm > 80', ['width < 90 cm > 80']],
    ['a<script>if (a<b) run("<p>")</script>b<STYLE>p{}</STYLE >c', ['abc']],
    ['a<!-- <p>b</p> > -->c', ['ac']],
    ['<table><tr><td>Width</td><td>90 cm</td></tr><tr><th>Depth</th></tr></table>', ['Width 90 cm', 'Depth']],
    ['a<script>b', ['a']],
    ['a<!-- b', ['a']],
    ['a<b c', ['a']],
    ['<p-x>a<paragraph>b', ['ab']],
    ['<p>60\u00a0000 \n cycles, 90&nbsp;cm</p><p>&nbsp;</p>', ['60\u00a0000 cycles, 90\u00a0cm']],
    [' \n<p></p> ', []],
    ['', []],
  ])('%s', (html, paragraphs) => {
    expect(plainParagraphs(html)).toEqual(paragraphs);
  });

  test.each(['<', '<p ', '<script ', '<style>', '<!--', '</', '&#', '<p>a', '<li', '&lt;'])(
    'a million letters of %s take no longer than others',
    (part) => {
      const html = part.repeat(1_000_000 / part.length);
      const started = performance.now();
      plainParagraphs(html);
      foreignText(html, 1);
      // An algorithm that looks back at every letter would take minutes.
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});

describe('a text with markup', () => {
  const tagsOf = (html: string, above: 1 | 2 = 1): string[] =>
    foreignText(html, above)!.plain.map(({ tag, texts }) => `${tag} ${texts.join(' | ')}`);

  test.each([
    ['<h2>Head</h2>text<h4>Low</h4><p>p</p>', ['h2 Head', 'p text', 'h4 Low', 'p p']],
    ['<h1>One</h1><h6>Six</h6>', ['h2 One', 'h4 Six']],
    ['<ul><li>a</li><li>b</li></ul>c', ['ul a | b', 'p c']],
    ['<ol><li>a<li><p>b</p></ol>c', ['ul a | b', 'p c']],
    ['<h2>a<br>b</h2>c', ['h2 a', 'h2 b', 'p c']],
  ])('%s still shows its headings and lists in plain words', (html, blocks) => {
    expect(tagsOf(html)).toEqual(blocks);
  });

  test.each([
    ['<p>One</p><P>Two</P>', false],
    ['One &lt;b&gt; two < three', false],
    ['<p class="x">One</p>', true],
    ['<b>One</b>', true],
    ['One<br>two', true],
    ['One <!-- two -->', true],
  ])('%s is one: %s', (html, is) => {
    expect(foreignText(html, 1) !== null).toBe(is);
  });

  test.each([
    ['<h1>a</h1><H2 class="x">b</H2><h6>c</h6><hr><header>', 1, '<h2>a</h2><H2 class="x">b</H2><h4>c</h4><hr><header>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 2, '<h3>a</h3><h3>b</h3><h4>c</h4><h4>d</h4>'],
  ] as const)('the headings of %s lie below level %s', (html, above, moved) => {
    expect(foreignText(html, above)!.html).toBe(moved);
  });
});
