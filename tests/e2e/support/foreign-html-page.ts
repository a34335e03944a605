import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { foreignText } from '#domain/plain-text.ts';
import { ForeignHtml } from '#src/ui/foreign-html/foreign-html.tsx';
import { LinksContext } from '#src/ui/link.tsx';

/** A page that shows nothing but the foreign texts that it is given, with the shop's own component. */

export interface ForeignHtmlPage {
  show(texts: readonly string[]): void;
  /** Addresses of the links that were followed. */
  readonly followed: string[];
}

const root = createRoot(document.querySelector('#root')!);
const followed: string[] = [];
const links = { prefix: '', follow: (to: string) => void followed.push(to), isUnderWay: () => false };
let batch = 0;

function show(texts: readonly string[]): void {
  batch++;
  const sections = texts.map((html, index) =>
    createElement(
      'section',
      { key: `${batch} ${index}` },
      createElement(ForeignHtml, { text: foreignText(html, 1) ?? { html, plain: [] } }),
    ),
  );
  flushSync(() => root.render(createElement(LinksContext, { value: links }, sections)));
}

Object.assign(globalThis, { foreignHtml: { show, followed } satisfies ForeignHtmlPage });
