import type { Language } from '#config/languages.ts';
import { english } from './texts/english.ts';
import type { MailTexts } from './texts/mail-texts.ts';
import { norwegian } from './texts/norwegian.ts';
import { swedish } from './texts/swedish.ts';

/** The mails that the shop sends. */
export type MailTemplate = keyof MailTexts;

/** A mail to be written: to whom, which, in which language, and what it tells. */
export interface Mail<T extends MailTemplate = MailTemplate> {
  readonly to: string;
  readonly template: T;
  readonly language: Language;
  readonly facts: Parameters<MailTexts[T]>[0];
}

/** A mail as it is sent; plain text, which every program shows and nothing can hide in. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
}

const texts: Readonly<Record<Language, MailTexts>> = { nb: norwegian, sv: swedish, en: english };

/** Writes a mail in its language. */
export function writtenMail<T extends MailTemplate>({ template, language, facts }: Mail<T>): WrittenMail {
  const write = texts[language][template] as (told: typeof facts) => readonly string[];
  const [subject = '', ...paragraphs] = write(facts);
  return { subject, text: paragraphs.join('\n\n') };
}
