import { type Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { merged } from '../geometry/merged.ts';
import { models } from '../models/models.ts';
import { studioShot } from '../shots/shot.ts';
import { cameraRound } from './round-camera.ts';
import { turned } from './turned.ts';

const FILL = 0.84;
const TURNS = 16;

test.each(turned)('$sku fills the picture and stays in it all the way round', ({ sku }) => {
  const model = models.find((each) => each.sku === sku)!;
  detail.level = 0.4;
  const piece = merged(build(model.piece));
  detail.level = 1;
  const hero = studioShot(model, 'hero', { piece, looks: [] }, 480 / 464);
  const camera = cameraRound(piece, hero.camera, FILL);
  const apart = camera.getWorldDirection(new Vector3()).angleTo(hero.camera.getWorldDirection(new Vector3()));
  expect(apart, 'looks from where the first picture looks').toBeLessThan(0.001);
  let farthest = 0;
  const point = new Vector3();
  for (let step = 0; step < TURNS; step++) {
    piece.rotation.y = (step / TURNS) * Math.PI * 2;
    piece.updateMatrixWorld(true);
    for (const child of piece.children) {
      const places = (child as Mesh).geometry.getAttribute('position');
      for (let index = 0; index < places.count; index++) {
        point.fromBufferAttribute(places, index).applyMatrix4(child.matrixWorld).project(camera);
        farthest = Math.max(farthest, Math.abs(point.x), Math.abs(point.y));
      }
    }
  }
  expect(farthest).toBeLessThan(FILL + 0.01);
  expect(farthest).toBeGreaterThan(FILL - 0.12);
});
