/** A description as HTML: one that is HTML already stays, plain words become paragraphs. */
export function htmlOfText(text: string): string {
  if (text === '' || /<(?:p|br|ul|ol|li|div|strong|b|em|h\d)\b/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
