import type { i18n } from 'i18next';
import { type ComponentType, useState } from 'react';
import { areLaterTextsHere, onTexts } from './error-texts.ts';
import { notify } from './notices.ts';
import { useI18n } from '#src/ui/use-words.ts';

interface UsedLayer<P> {
  /** `null` until it is opened for the first time. */
  readonly Layer: ComponentType<P> | null;
  readonly isOpen: boolean;
  /** Resolves with whether it is open; why it is not was said. */
  readonly open: () => Promise<boolean>;
  readonly onClose: () => void;
}

/**
 * A layer whose code loads when it is opened for the first time. Its texts are among those that load after the first
 * screen.
 */
export function useLayer<P>(load: () => Promise<ComponentType<P>>): UsedLayer<P> {
  const i18n = useI18n();
  const [Layer, setLayer] = useState<ComponentType<P> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<boolean> => {
    try {
      const [loaded] = await Promise.all([load(), wordsOfLayers(i18n)]);
      setLayer(() => loaded);
      setOpen(true);
      return true;
    } catch {
      // This happens when a first visit loses its network before all code is on the device.
      notify({ code: 'componentNotLoaded' });
      return false;
    }
  };
  return { Layer, isOpen, open, onClose: () => setOpen(false) };
}

function wordsOfLayers(words: i18n): Promise<void> {
  if (areLaterTextsHere(words)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = onTexts(words, () => {
      if (!areLaterTextsHere(words)) return;
      end();
      resolve();
    });
  });
}
