import type { Fields } from '../files/read-document.ts';
import { ROOT_CATEGORY_ID } from '../category-tree.ts';
import { wholeOf } from '../repeatable.ts';
import { slugOf } from '../slug.ts';

const ID_MIN = 1_000_000;
const ID_MAX = 999_999_999;

/** Categories of a list by their paths, parents before children. Names that make the same address are one category. */
export class ListCategories {
  private readonly byPath = new Map<string, Fields>();
  private readonly taken = new Set<number>();

  /** The path of a category, which is there from now on. */
  pathOf(names: readonly string[]): string {
    let path = '';
    let parent = ROOT_CATEGORY_ID;
    for (const name of names) {
      path = [path, slugOf(name)].filter((part) => part !== '').join('/');
      const category = this.byPath.get(path) ?? { id: this.freeId(path), parent_id: parent, name };
      this.byPath.set(path, category);
      parent = category['id'] as number;
    }
    return path;
  }

  documents(): Fields[] {
    return [...this.byPath.values()];
  }

  private freeId(path: string): number {
    let id = wholeOf(path, 'category of a list', ID_MIN, ID_MAX);
    while (this.taken.has(id)) id++;
    this.taken.add(id);
    return id;
  }
}
