import { unseenPart } from '#src/ui/unseen-part.tsx';
import { addLaterTexts } from './i18n.ts';

/** The newsletter at the bottom of every page, with its texts. */
export const Newsletter = unseenPart<{ readonly isTitled?: boolean }>(async (words) => {
  const [form] = await Promise.all([import('#src/features/newsletter/newsletter-form.tsx'), addLaterTexts(words)]);
  return form.NewsletterForm;
});
