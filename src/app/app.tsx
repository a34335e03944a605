import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Commands, CommandsContext } from '#src/data/commands.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { StoreViewContext, type StoreViewSettings } from '#src/data/store-view.ts';
import { LiveContext } from '#src/data/use-live.ts';

interface AppProps {
  readonly live: LiveStore;
  readonly commands: Commands;
  readonly words: i18n;
  readonly view: StoreViewSettings;
  readonly children: ReactNode;
}

/** What every page stands on: data, commands, words and store view. */
export function App({ live, commands, words, view, children }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <StoreViewContext value={view}>
        <CommandsContext value={commands}>
          <LiveContext value={live}>{children}</LiveContext>
        </CommandsContext>
      </StoreViewContext>
    </I18nextProvider>
  );
}
