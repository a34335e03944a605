import { roomPicture } from '../room-picture.ts';
import { everywhere, spoken } from '../texts.ts';
import { albums } from './albums.ts';

const TILES_OF_ALBUM = 2;

/** The newest pictures of each album as tiles that lead to what they show (contract: instagram.json). */
export function instagramTiles(paths: ReadonlyMap<string, string>) {
  return albums.flatMap(({ name, entries }) =>
    entries
      .toSorted((a, b) => (a.sentOn < b.sentOn ? 1 : -1))
      .slice(0, TILES_OF_ALBUM)
      .map(({ caption, shows, sentBy }) => ({
        ...spoken({ title: caption, subtitle: everywhere(`@${sentBy}`) }),
        image: roomPicture(shows),
        link: paths.get(shows[0]),
        category: name,
      })),
  );
}
