import { type OwnPlace, ownPath } from '#domain/wire/search-provider.ts';
import type { ProviderCalls } from './provider-calls.ts';
import type { ProviderTools } from './provider-tools.ts';

/** Words that lead to a page instead of a search (spec 7: keyword redirect map). */
export class KeywordRedirects {
  private readonly tools: ProviderTools;
  private readonly calls: ProviderCalls;
  private fetching: Promise<ReadonlyMap<string, string> | null> | null = null;

  constructor(tools: ProviderTools, calls: ProviderCalls) {
    this.tools = tools;
    this.calls = calls;
  }

  /** The path that a text leads to; `null` when the text is no such word. */
  async pathFor(text: string): Promise<string | null> {
    return (await this.paths())?.get(folded(text)) ?? null;
  }

  /** Fetches the list once; after a failure the next call fetches it again. */
  private async paths(): Promise<ReadonlyMap<string, string> | null> {
    this.fetching ??= this.fetch();
    const paths = await this.fetching;
    if (!paths) this.fetching = null;
    return paths;
  }

  private async fetch(): Promise<ReadonlyMap<string, string> | null> {
    const rows = await this.calls.redirects(this.tools.connection.isOnline);
    return rows && pathsByWord(rows, { origin: this.tools.ports.apiOrigin, store: this.tools.store });
  }
}

/** The paths by word, without rows that make no sense or lead out of the shop. */
function pathsByWord(rows: readonly unknown[], place: OwnPlace): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const row of rows) {
    const { keywords, url } = Object(row) as { readonly keywords?: unknown; readonly url?: unknown };
    const path = typeof url === 'string' ? ownPath(url, place) : null;
    if (path === null || !Array.isArray(keywords)) continue;
    for (const word of keywords) if (typeof word === 'string' && word.trim() !== '') paths.set(folded(word), path);
  }
  return paths;
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
