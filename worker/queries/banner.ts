import type { Observable } from 'rxjs';
import { CARD_PICTURE_WIDTH_PX } from '#config/pictures.ts';
import { type Answer, ready } from '#domain/answer.ts';
import { type HomeBannersView, homeBanners } from '#domain/views/banner.ts';
import type { WorkerContext } from '../context.ts';
import { catalogueContext, contextChanges$ } from './catalogue-context.ts';
import { live } from './live.ts';

/** The banners of the home page; a shop without any says none (spec 8: a failed banner file is ignored). */
export function home(context: WorkerContext): Observable<Answer<HomeBannersView>> {
  return live(context, contextChanges$(context), () => {
    const banners = homeBanners(catalogueContext(context));
    const images = [...banners.main, ...banners.small].map(({ image }) => image);
    context.pictures.want(images, CARD_PICTURE_WIDTH_PX);
    return ready(banners);
  });
}
