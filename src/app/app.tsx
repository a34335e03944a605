import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Commands, CommandsContext } from '#src/data/commands.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { StoreViewContext, type StoreViewSettings } from '#src/data/store-view.ts';
import { LiveContext } from '#src/data/use-live.ts';
import { type Links, LinksContext } from '#src/ui/link.tsx';

interface AppProps {
  readonly live: LiveStore;
  readonly commands: Commands;
  readonly words: i18n;
  readonly view: StoreViewSettings;
  readonly links: Links;
  readonly children: ReactNode;
}

/** What every page stands on: data, commands, words and store view. */
export function App({ live, commands, words, view, links, children }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <StoreViewContext value={view}>
        <CommandsContext value={commands}>
          <LiveContext value={live}>
            <LinksContext value={links}>{children}</LinksContext>
          </LiveContext>
        </CommandsContext>
      </StoreViewContext>
    </I18nextProvider>
  );
}
