const BAR = 30;

/** Tells how many pictures are done, whenever another hundredth is. */
export function barOf(say: (text: string) => void): (done: number, total: number) => void {
  let said = -1;
  return (done, total) => {
    const percent = Math.floor((done / total) * 100);
    if (percent === said) return;
    said = percent;
    const full = Math.floor((done / total) * BAR);
    say(`Pictures [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${total}`);
  };
}
