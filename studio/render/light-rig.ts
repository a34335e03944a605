import { Color, DirectionalLight, type Scene, Vector3 } from 'three';
import { halton } from './halton.ts';
import type { Lighting } from './lighting.ts';

const TURN = Math.PI * 2;

/** Lights that stand elsewhere in every pass, so that many hard shadows add up to the soft ones of large lamps. */
export class LightRig {
  readonly #scene: Scene;
  readonly #lighting: Lighting;
  readonly #key: DirectionalLight;
  readonly #sky: readonly DirectionalLight[];

  constructor(scene: Scene, lighting: Lighting) {
    this.#scene = scene;
    this.#lighting = lighting;
    this.#key = this.#newLight(lighting.shadowTexels * 2);
    this.#key.color.set(lighting.key.colour);
    this.#sky = Array.from({ length: lighting.sky.lights }, () => this.#newLight(lighting.shadowTexels));
  }

  /** The camera of the key light's shadow, by which a thing can tell which light asks. */
  get keyCamera() {
    return this.#key.shadow.camera;
  }

  /** Moves all lights to their places in a pass. */
  set(pass: number): void {
    this.#setKey(pass);
    for (const [index, light] of this.#sky.entries()) this.#setSky(light, pass * this.#sky.length + index + 1);
    // The noise of a shadow's edge follows its radius, so a radius that changes a little gives new noise every pass.
    for (const light of this.lights) light.shadow.radius += halton(pass + 1, 11) * 0.7;
  }

  get lights(): readonly DirectionalLight[] {
    return [this.#key, ...this.#sky];
  }

  dispose(): void {
    for (const light of this.lights) {
      this.#scene.remove(light, light.target);
      light.dispose();
    }
  }

  #newLight(texels: number): DirectionalLight {
    const { focus, reach } = this.#lighting;
    const light = new DirectionalLight();
    const { camera } = light.shadow;
    light.castShadow = true;
    light.shadow.mapSize.set(texels, texels);
    camera.left = camera.bottom = -reach;
    camera.right = camera.top = reach;
    camera.near = 0.1;
    camera.far = reach * 8;
    light.shadow.bias = -0.0006;
    light.shadow.normalBias = 0.012;
    light.target.position.copy(focus);
    this.#scene.add(light, light.target);
    return light;
  }

  #setKey(pass: number): void {
    const { focus, reach, key } = this.#lighting;
    const towards = new Vector3(...key.direction).normalize();
    const side = new Vector3().crossVectors(towards, new Vector3(0, 1, 0)).normalize();
    const up = new Vector3().crossVectors(towards, side);
    const angle = halton(pass + 1, 2) * TURN;
    const out = Math.sqrt(halton(pass + 1, 3)) * key.softness;
    towards.addScaledVector(side, Math.cos(angle) * out).addScaledVector(up, Math.sin(angle) * out);
    this.#key.position.copy(focus).addScaledVector(towards.normalize(), reach * 4);
    this.#key.intensity = key.strength;
    this.#key.shadow.radius = key.blur;
  }

  #setSky(light: DirectionalLight, index: number): void {
    const { focus, reach, sky } = this.#lighting;
    const height = 0.05 + 0.95 * halton(index, 5);
    const out = Math.sqrt(1 - height * height);
    const angle = halton(index, 7) * TURN;
    const towards = new Vector3(Math.cos(angle) * out, height, Math.sin(angle) * out);
    light.position.copy(focus).addScaledVector(towards, reach * 4);
    const fromFront = 0.8 + sky.fromFront * towards.z;
    light.intensity = (sky.strength * (0.6 + 0.55 * height) * fromFront * 2.2) / sky.lights;
    light.color.set(sky.colour).lerp(new Color(sky.horizon), 1 - height);
    light.shadow.radius = 11;
  }
}
