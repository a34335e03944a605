import { notify } from '#src/data/notices.ts';
import { repeatPresses } from '#src/ui/repeat-presses.ts';

/** What surrounds every page and loads after its first screen, in one file. */
export { AccountButton } from '#src/features/account/account-button.tsx';
export { PageFooter } from './page-footer.tsx';

repeatPresses(() => notify({ code: 'componentNotLoaded' }));
