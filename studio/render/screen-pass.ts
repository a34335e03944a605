import {
  CustomBlending,
  GLSL3,
  type IUniform,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
} from 'three';

/** Runs a shader on every pixel of a target; `isAdded` adds to what is there. */
export class ScreenPass {
  readonly #scene = new Scene();
  readonly #camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  readonly uniforms: Record<string, IUniform>;

  constructor(fragmentShader: string, uniforms: Record<string, IUniform>, isAdded = false) {
    this.uniforms = uniforms;
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      depthTest: false,
      depthWrite: false,
      uniforms,
      vertexShader: 'out vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
      fragmentShader,
      blending: isAdded ? CustomBlending : NoBlending,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    });
    const quad = new Mesh(new PlaneGeometry(2, 2), material);
    quad.frustumCulled = false;
    this.#scene.add(quad);
  }

  run(renderer: WebGLRenderer): void {
    renderer.render(this.#scene, this.#camera);
  }
}
