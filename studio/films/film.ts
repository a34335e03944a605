import { BufferTarget, Output, Quality, VideoSample, VideoSampleSource, WebMOutputFormat } from 'mediabunny';
import { filmColours, planesOf } from './planes.ts';

/** How large a film is, how fast it goes, and how large it may become as a file. */
interface Format {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly bitsPerSecond: number;
}

/** Pictures one after the other as a webm that browsers play. */
export class Film {
  readonly #format: Format;
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #target = new BufferTarget();
  readonly #output = new Output({ format: new WebMOutputFormat(), target: this.#target });
  readonly #source: VideoSampleSource;
  #frames = 0;

  constructor(format: Format) {
    this.#format = format;
    const canvas = new OffscreenCanvas(format.width, format.height);
    this.#context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })!;
    this.#context.imageSmoothingQuality = 'high';
    this.#source = new VideoSampleSource({
      codec: 'vp9',
      quality: new Quality({ bitrate: format.bitsPerSecond }),
      latencyMode: 'quality',
      hardwareAcceleration: 'prefer-software',
      // One whole picture is enough: the film is short, and whoever winds it waits a moment.
      keyFrameInterval: 60,
    });
    this.#output.addVideoTrack(this.#source, { frameRate: format.framesPerSecond });
  }

  async start(): Promise<void> {
    await this.#output.start();
  }

  /** The next frame: a picture as large as it comes, made as small as the film. */
  async add(picture: CanvasImageSource): Promise<void> {
    const { width, height, framesPerSecond } = this.#format;
    this.#context.drawImage(picture, 0, 0, width, height);
    const sample = new VideoSample(planesOf(this.#context.getImageData(0, 0, width, height)), {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: this.#frames / framesPerSecond,
      duration: 1 / framesPerSecond,
      colorSpace: filmColours,
    });
    this.#frames += 1;
    await this.#source.add(sample);
    sample.close();
  }

  async finish(): Promise<ArrayBuffer> {
    await this.#output.finalize();
    return this.#target.buffer!;
  }
}
