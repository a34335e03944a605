import { useState } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { TextDialog } from '#src/ui/text-dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';

const SIZE_GUIDE_BLOCK = 'size-guide';

/** The button that opens the size guide, if the shop has one. */
export function SizeGuide() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { value: block } = useLive(queries.content.block({ identifier: SIZE_GUIDE_BLOCK }));
  if (!block) return null;
  return (
    <>
      <Button look="quiet" data-testid="size-guide-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {block.title}
      </Button>
      <TextDialog content={block} closeLabel={t('nav.close')} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
