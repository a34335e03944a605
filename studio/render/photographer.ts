import {
  Color,
  FloatType,
  type Group,
  Mesh,
  MeshLambertMaterial,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
  PerspectiveCamera,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Rgb } from '../finishes/texture.ts';
import { encoded } from './encoded.ts';
import { halton } from './halton.ts';
import { LightRig } from './light-rig.ts';
import type { Lighting } from './lighting.ts';
import { ScreenPass } from './screen-pass.ts';
import { adaptShaders } from './shader-chunks.ts';
import { newFrame, newTarget } from './target.ts';
import { toneShader, untoned } from './tone.ts';
import { inWhite } from './white.ts';

/** What is photographed: once for each look, such as the colours of a sofa, which all share one set of shadows. */
export interface Motif {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  readonly lighting: Lighting;
  /** Colour of the paper the piece stands on; without it the scene brings its own surroundings. */
  readonly paper?: string;
  /** Whether the paper is on the floor too: what hangs has none. */
  readonly hasFloor?: boolean;
  /** The piece, where nothing but paper is around it: it is cut out. */
  readonly piece?: Group;
  /** Whether all of the piece is in the picture: its shadows end before the edges. */
  readonly isWhole?: boolean;
  readonly looks: readonly (() => void)[];
  /** Told which camera belongs to the key light, before the first pass. */
  readonly onLit?: (rig: LightRig) => void;
}

export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly passes: number;
}

/** Part of the width and of the height over which shadows fade into the paper. */
const FADE = 0.055;

const addShader = /* glsl */ `
  uniform sampler2D frame;
  uniform vec2 shift;
  in vec2 place;
  out vec4 sum;
  // A glint that one pass catches by chance does not get to shine through all of them.
  void main() { sum = min(texture(frame, place - shift), vec4(30.0)); }
`;

/** Takes pictures: many plain passes, each with other light and a shifted pixel grid, added up in floating point. */
export class Photographer {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #surroundings: Texture;
  readonly #add = new ScreenPass(addShader, { frame: { value: null }, shift: { value: new Vector2() } }, true);
  readonly #tone = new ScreenPass(toneShader, {
    sum: { value: null },
    passes: { value: 1 },
    exposure: { value: 1 },
    vignette: { value: 0 },
    fade: { value: 0 },
    paper: { value: new Vector3() },
  });
  readonly #calibrated = new Map<string, Rgb>();

  constructor() {
    adaptShaders();
    this.#renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });
    this.#renderer.getContext().getExtension('EXT_float_blend');
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(1);
    this.#surroundings = new PMREMGenerator(this.#renderer).fromScene(new RoomEnvironment(), 0.03).texture;
    this.canvas = this.#renderer.domElement;
  }

  /** One picture for each look; `onPicture` gets its turn while the picture is on the canvas. */
  async photograph(motif: Motif, exposure: Exposure, onPicture: (look: number) => Promise<void>): Promise<void> {
    const { scene, lighting, looks } = motif;
    const { width, height, passes } = exposure;
    this.#renderer.setSize(width, height, false);
    scene.environment = this.#surroundings;
    scene.environmentIntensity = lighting.fill;
    const floor = motif.paper ? this.#layPaper(motif, passes) : null;
    const frame = newFrame(width, height);
    const sums = looks.map(() => newTarget(width, height, FloatType));
    const rig = new LightRig(scene, lighting);
    motif.onLit?.(rig);
    for (let pass = 0; pass < passes; pass++) this.#pass({ motif, rig, frame, sums }, pass);
    motif.camera.clearViewOffset();
    for (const [look, sum] of sums.entries()) {
      this.#develop(sum, motif, passes);
      await onPicture(look);
    }
    rig.dispose();
    if (floor) scene.remove(floor);
    for (const target of [frame, ...sums]) target.dispose();
  }

  /**
   * How much of each pixel a look of the piece covers, from 0 to 1, in rows from the top: by the same passes as its picture, so
   * that both agree at every edge.
   */
  cover({ scene, camera, piece, looks }: Motif, look: number, { width, height, passes }: Exposure): Float32Array {
    looks[look]!();
    const dark = new Scene();
    dark.add(inWhite(piece!));
    const frame = newFrame(width, height);
    const sum = newTarget(width, height, FloatType);
    for (let pass = 0; pass < passes; pass++) {
      this.#shift(camera, frame, pass);
      this.#expose(dark, camera, frame);
      this.#addTo(sum, frame, pass);
    }
    camera.clearViewOffset();
    scene.add(piece!);
    const pixels = new Float32Array(width * height * 4);
    this.#renderer.readRenderTargetPixels(sum, 0, 0, width, height, pixels);
    for (const target of [frame, sum]) target.dispose();
    // What is read begins with the lowest row.
    return Float32Array.from({ length: width * height }, (_, index) => {
      const [x, y] = [index % width, Math.floor(index / width)];
      return pixels[((height - 1 - y) * width + x) * 4]! / passes;
    });
  }

  #pass({ motif, rig, frame, sums }: Shooting, pass: number): void {
    rig.set(pass);
    this.#shift(motif.camera, frame, pass);
    const { shadowMap } = this.#renderer;
    for (const [index, look] of motif.looks.entries()) {
      look();
      // Another colour throws the same shadow.
      shadowMap.autoUpdate = index === 0;
      this.#expose(motif.scene, motif.camera, frame);
      this.#addTo(sums[index]!, frame, pass);
    }
    shadowMap.autoUpdate = true;
  }

  /** Moves the pixel grid to where it lies in a pass. */
  #shift(camera: PerspectiveCamera, { width, height }: WebGLRenderTarget, pass: number): void {
    const right = halton(pass + 1, 2) - 0.5;
    const down = halton(pass + 1, 3) - 0.5;
    camera.setViewOffset(width, height, right, down, width, height);
    (this.#add.uniforms['shift']!.value as Vector2).set(right / width, -down / height);
  }

  #expose(scene: Scene, camera: PerspectiveCamera, frame: WebGLRenderTarget): void {
    this.#renderer.setRenderTarget(frame);
    this.#renderer.render(scene, camera);
  }

  #addTo(sum: WebGLRenderTarget, frame: WebGLRenderTarget, pass: number): void {
    this.#add.uniforms['frame']!.value = frame.texture;
    this.#renderer.autoClear = pass === 0;
    this.#renderer.setRenderTarget(sum);
    this.#add.run(this.#renderer);
    this.#renderer.autoClear = true;
  }

  #develop(sum: WebGLRenderTarget, { lighting, paper, isWhole }: Motif, passes: number): void {
    const { exposure, vignette } = lighting;
    this.#renderer.setRenderTarget(null);
    const { uniforms } = this.#tone;
    uniforms['sum']!.value = sum.texture;
    uniforms['passes']!.value = passes;
    uniforms['exposure']!.value = exposure;
    uniforms['vignette']!.value = vignette;
    uniforms['fade']!.value = paper && isWhole ? FADE : 0;
    if (paper) (uniforms['paper']!.value as Vector3).set(...encoded(paper));
    this.#tone.run(this.#renderer);
  }

  /** A floor and a background that come out as exactly the colour of the paper, whatever the lights. */
  #layPaper({ scene, lighting, paper, hasFloor = true }: Motif, passes: number): Mesh | null {
    const { r, g, b } = new Color(paper);
    const light = untoned([r, g, b]);
    const exposed = light.map((value) => value / lighting.exposure);
    scene.background = new Color().setRGB(exposed[0]!, exposed[1]!, exposed[2]!);
    if (!hasFloor) return null;
    const lit = this.#lightOnFloor(lighting, passes);
    const material = new MeshLambertMaterial();
    material.color.setRGB(exposed[0]! / lit[0], exposed[1]! / lit[1], exposed[2]! / lit[2]);
    const floor = floorOf(material);
    scene.add(floor);
    return floor;
  }

  /** How much light reaches a white floor that nothing stands on. */
  #lightOnFloor(lighting: Lighting, passes: number): Rgb {
    const { key, sky, fill } = lighting;
    const id = JSON.stringify([passes, key, sky, fill]);
    const known = this.#calibrated.get(id);
    if (known) return known;
    const scene = new Scene();
    scene.environment = this.#surroundings;
    scene.environmentIntensity = fill;
    scene.add(floorOf(new MeshLambertMaterial({ color: '#ffffff' })));
    const camera = new PerspectiveCamera(10, 1, 0.1, 10);
    camera.position.y = 3;
    camera.lookAt(0, 0, 0);
    const rig = new LightRig(scene, { ...lighting, focus: new Vector3(), reach: 1, shadowTexels: 16 });
    const target = newTarget(2, 2, FloatType);
    const pixels = new Float32Array(16);
    const sum: [number, number, number] = [0, 0, 0];
    for (let pass = 0; pass < passes; pass++) {
      rig.set(pass);
      this.#renderer.setRenderTarget(target);
      this.#renderer.render(scene, camera);
      this.#renderer.readRenderTargetPixels(target, 0, 0, 2, 2, pixels);
      for (const channel of [0, 1, 2] as const) sum[channel] += pixels[channel]! / passes;
    }
    rig.dispose();
    target.dispose();
    this.#calibrated.set(id, sum);
    return sum;
  }
}

interface Shooting {
  readonly motif: Motif;
  readonly rig: LightRig;
  readonly frame: WebGLRenderTarget;
  readonly sums: readonly WebGLRenderTarget[];
}

function floorOf(material: MeshLambertMaterial): Mesh {
  const floor = new Mesh(new PlaneGeometry(200, 200), material);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  return floor;
}
