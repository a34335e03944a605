import type { Page } from '@playwright/test';
import type { ForeignHtmlPage } from './foreign-html-page.ts';

/**
 * Elements and attributes that a cleaned text may have (reliability 5, row 5), and those that the shop adds to links
 * and pictures.
 */
const allowed = {
  tags: 'p br b strong i em u ul ol li h2 h3 h4 blockquote a img figure figcaption table thead tbody tr th td span',
  attributes: 'href src srcset alt title width height colspan rowspan lang class rel loading decoding',
  link: String.raw`^(?:https://|/(?![/\\])|#|mailto:|tel:)`,
  picture: '^/media/[^,]*$',
};

/** Shows texts, does to them what a visitor could do, and returns everything that should not be there. */
export async function faultsOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([shown, rules]) => {
      const { foreignHtml } = globalThis as unknown as { foreignHtml: ForeignHtmlPage };
      const frame = (): Promise<unknown> => new Promise((resolve) => void requestAnimationFrame(resolve));
      foreignHtml.show([...shown, '<b>last</b>']);
      const root = document.querySelector('#root')!;
      while (!root.querySelector('section:last-child b')) await frame();
      const faults: string[] = [];
      const tags = new Set(rules.tags.split(' '));
      const attributes = new Set(rules.attributes.split(' '));
      const faultOf = (element: Element, { name, value }: Attr): string | null => {
        if (!attributes.has(name)) return name;
        if (name === 'href' && !new RegExp(rules.link, 'i').test(value)) return `href=${value}`;
        if (name === 'href' && (element as HTMLAnchorElement).protocol === 'http:')
          return (element as HTMLAnchorElement).origin === location.origin ? null : `href=${value}`;
        if ((name === 'src' || name === 'srcset') && !new RegExp(rules.picture).test(value)) return `${name}=${value}`;
        return null;
      };
      for (const element of root.querySelectorAll('section > div *')) {
        const index = [...root.children].indexOf(element.closest('section')!);
        const tag = element.localName;
        if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
          faults.push(`${index}: <${tag}>`);
        if (element.shadowRoot) faults.push(`${index}: shadow`);
        for (const attribute of element.attributes) {
          const fault = faultOf(element, attribute);
          if (fault !== null) faults.push(`${index}: <${tag} ${fault}>`);
        }
        // Calls every event handler that a text may have left behind.
        for (const type of ['click', 'mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart', 'load', 'error'])
          element.dispatchEvent(new Event(type, { cancelable: true }));
      }
      if (root.children.length !== shown.length + 1) faults.push('the page lost its order');
      const isSettled = async (image: HTMLImageElement): Promise<void> => {
        // A lazy picture below the fold would load only after scrolling.
        image.loading = 'eager';
        if (image.complete) return;
        await new Promise((done) => {
          image.addEventListener('load', done);
          image.addEventListener('error', done);
        });
      };
      await Promise.all([...document.images].map(isSettled));
      await frame();
      await frame();
      return faults.map((fault) => `${fault} in ${shown[Number.parseInt(fault, 10)]?.slice(0, 300)}`);
    },
    [texts, allowed] as const,
  );
}

/** Changes that foreign text made to the page around it. */
export async function changesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isStill = (what: string, is: boolean): void => void (is || found.push(what));
    isStill('nothing ran', (globalThis as { __ran?: unknown }).__ran === undefined);
    isStill('the address', location.pathname === '/foreign-html/' && document.baseURI === location.href);
    isStill('the title', document.title === 'Foreign HTML');
    isStill('the styles', document.styleSheets.length === 1 && document.adoptedStyleSheets.length === 0);
    isStill('the scripts', document.scripts.length === 1);
    isStill('names', typeof document.cookie === 'string' && document.forms.length === 0 && !('attributes' in document));
    isStill('the body', document.body.children.length === 2);
    return found;
  });
}

/** How many texts run code when they are parsed uncleaned. */
export async function ranUncleaned(page: Page, texts: readonly string[]): Promise<number> {
  return page.evaluate(async (shown) => {
    const hasRun = (scope: Window | null): boolean => {
      try {
        return Number((scope as { __ran?: unknown } | null)?.__ran) === 1;
      } catch {
        // The frame went to another origin, so its window cannot be read.
        return false;
      }
    };
    const frames = shown.map((html) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.srcdoc = html;
      document.body.append(frame);
      return { frame, loaded };
    });
    await Promise.all(frames.map(({ loaded }) => loaded));
    // Events of animations and errors of pictures come with the next frames.
    for (let wait = 0; wait < 5; wait++) await new Promise((resolve) => void requestAnimationFrame(resolve));
    return frames.filter(({ frame }) => hasRun(frame.contentWindow)).length;
  }, texts);
}
