const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * The Markdown that texts are written in, as HTML: paragraphs, `## ` and `### ` for headings, `- ` for the items of a list,
 * and `[words](where they lead)`. HTML in it stays what it is.
 */
export function htmlOf(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .flatMap((block) => partsOf(block.split('\n').map((line) => line.trim())))
    .join('')
    .replaceAll('</ul><ul>', '')
    .replaceAll(LINK, '<a href="$2">$1</a>');
}

/** What follows each other without an empty line: headings and items are a line each, all other lines make one paragraph. */
function partsOf(lines: readonly string[]): string[] {
  const parts: string[] = [];
  let words: string[] = [];
  const endParagraph = (): void => {
    if (words.length > 0) parts.push(`<p>${words.join(' ')}</p>`);
    words = [];
  };
  for (const line of lines) {
    const heading = /^(##|###) (.*)$/.exec(line);
    if (!heading && !line.startsWith('- ')) {
      words.push(line);
      continue;
    }
    endParagraph();
    parts.push(heading ? headingOf(heading[1]!.length, heading[2]!) : `<ul><li>${line.slice(2)}</li></ul>`);
  }
  endParagraph();
  return parts;
}

function headingOf(level: number, words: string): string {
  return `<h${level}>${words}</h${level}>`;
}
