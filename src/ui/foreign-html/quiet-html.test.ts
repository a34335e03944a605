import { describe, expect, test } from 'vitest';
import { hostileHtml, largeHtml } from '#tests/e2e/support/hostile-html.ts';
import { quietHtml } from './quiet-html.ts';

const kept = new Set(['href', 'title', 'class']);

describe('foreign HTML that makes a browser report nothing', () => {
  test.each([
    ['<p class="a b">One <b>two</b></p>', '<p class="a b">One <b>two</b></p>'],
    ['<p CLASS=a\nonclick=x Title>t</p >', '<p CLASS="a" Title="">t</p>'],
    [`<a href='/x?a=1&amp;b="2"' style="color: red">a</a>`, '<a href="/x?a=1&amp;b=&quot;2&quot;">a</a>'],
    ['<p title="a > b <i>">t', '<p title="a &gt; b &lt;i&gt;">t'],
    ['<p/onclick=x/class=y>t', '<p>t'],
    ['<p title="x"class=y onclick = "x">t', '<p title="x" class="y">t'],
    ['<p =class=x ==class>t', '<p>t'],
    ['<br/><svg /><hr class=x/>', '<br /><svg /><hr class="x/">'],
    ['width < 90 cm > 80 <3 <', 'width &lt; 90 cm > 80 &lt;3 &lt;'],
    ['a</', 'a&lt;/'],
    ['a</>b</ c>d<!x>e<?y>f', 'abdef'],
    ['a<!-- <p onclick=x> -->b<!-->c<!--->d<!-- --!>e<!--', 'abcde'],
    ['<<!-- -->img onerror=x>', '&lt;img onerror=x>'],
    ['a<script>if (a<b) run("<p>")</script>b<STYLE onload=x>p{}</STYLE >c<title>d', 'abc'],
    ['<textarea class=x>a <b onclick=x>b</b></textarea>c', 'a &lt;b onclick=x>b&lt;/b>c'],
    ['<base href="/x">a<scr<script>b', 'ab'],
    ['a<b c', 'a'],
    ['a<b c="d>e', 'a'],
    ['', ''],
  ])('%s', (html, quiet) => {
    expect(quietHtml(html, kept)).toBe(quiet);
  });

  test('a hostile text has nothing left that could be reported, wherever a browser begins to parse', () => {
    const tag = String.raw`</?[a-z][a-z0-9-]*(?: (?:href|title|class)="[^"<>]*")*(?: /)?>`;
    for (const html of [...hostileHtml, ...Object.values(largeHtml)]) {
      const quiet = quietHtml(html, kept);
      expect(quiet.replaceAll(new RegExp(tag, 'gi'), '')).not.toContain('<');
      expect(quiet).not.toMatch(/<(?:base|style|script)\b/i);
    }
  });

  test.each(['<', '<p ', '<p a="', '<p a ', '<script ', '<style>', '<!--', '</', '<p a= ', '&lt;'])(
    'a million letters of %s take no longer than others',
    (part) => {
      const html = part.repeat(1_000_000 / part.length);
      const started = performance.now();
      quietHtml(html, kept);
      quietHtml(`${html}>`, kept);
      // An algorithm that looks back at every letter would take minutes.
      expect(performance.now() - started).toBeLessThan(5000);
    },
  );
});
