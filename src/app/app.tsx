import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { type Commands, CommandsContext } from '#src/data/commands.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { StoreViewContext, type StoreViewSettings } from '#src/data/store-view.ts';
import { LiveContext } from '#src/data/use-live.ts';
import { type Links, LinksContext } from '#src/ui/link.tsx';
import { WordsContext } from '#src/ui/use-words.ts';

interface AppProps {
  readonly live: LiveStore;
  readonly commands: Commands;
  readonly words: i18n;
  readonly view: StoreViewSettings;
  readonly links: Links;
  readonly children: ReactNode;
}

/** Gives every page its data, commands, words and store view. */
export function App({ live, commands, words, view, links, children }: AppProps) {
  return (
    <WordsContext value={words}>
      <StoreViewContext value={view}>
        <CommandsContext value={commands}>
          <LiveContext value={live}>
            <LinksContext value={links}>{children}</LinksContext>
          </LiveContext>
        </CommandsContext>
      </StoreViewContext>
    </WordsContext>
  );
}
