import { type Group, Mesh } from 'three';
import type { Finishes } from '../finishes/finish.ts';
import { materialOf } from '../finishes/material.ts';

/** Gives every part of a piece its finish. */
export function dress(piece: Group, finishes: Finishes): void {
  for (const child of piece.children) {
    const finish = finishes[child.name];
    if (!finish) throw new Error(`No finish for ${child.name}`);
    if (child instanceof Mesh) child.material = materialOf(finish);
  }
}
