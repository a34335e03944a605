import type { ReviewLanguage } from './line.ts';

/** What the shop answers whoever gave one or two stars. */
export const replies: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  nb: [
    'Hei {first}, dette skulle ikke skjedd. Vi har sendt deg en e-post med et forslag, og dekker retur om du heller vil det.',
    'Takk for at du sier fra, {first}. Vi har sett på det sammen med verkstedet og ringer deg i løpet av uken.',
    'Så leit å høre, {first}. Ring oss gjerne, så finner vi en løsning sammen; du har fri retur i 30 dager.',
  ],
  sv: [
    'Hej {first}, så ska det inte vara. Vi har mejlat dig ett förslag och står för returen om du hellre vill det.',
    'Tack för att du hör av dig, {first}. Vi ringer dig den här veckan och rättar till det.',
  ],
  da: [
    'Hej {first}, det beklager vi. Vi har skrevet til dig med et forslag, og returen er gratis i 30 dage.',
    'Tak fordi du siger til, {first}. Vi ringer til dig i denne uge og finder en løsning.',
  ],
  fi: [
    'Hei {first}, pahoittelut. Lähetimme sinulle sähköpostia, ja palautus on maksuton 30 päivän ajan.',
    'Kiitos palautteesta, {first}. Soitamme sinulle tällä viikolla ja korjaamme asian.',
  ],
  en: [
    'Hello {first}, this should not have happened. We have written to you with a proposal, and returns are free for 30 days.',
    'Thank you for telling us, {first}. We will call you this week and put it right.',
  ],
};
