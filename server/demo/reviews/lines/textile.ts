import type { Lines } from '../line.ts';

/** What people say about rugs and cushions. */
export const textileLines: Lines = {
  nb: {
    good: [
      ['comfort', 'Tykt og varmt under føttene, endelig går vi barbeint i stua.', 'rugs wool'],
      ['comfort', 'Fyllet er fast nok til å støtte og mykt nok til å sove på.', 'cushions !pad'],
      ['cloth', 'Ullen lodder litt i starten, men etter tre runder med støvsugeren er det over.', 'wool rugs'],
      ['cloth', 'Fløyelen er tett og skinner akkurat passe.', 'velvet'],
      ['cloth', 'Linet har den krøllen det skal ha.', 'linen'],
      ['cloth', 'Bomullen er tettvevd og ligger flatt.', 'cotton rugs'],
      ['colour', 'Fargen {colour} er dyp og jevn, ikke vasket ut som den forrige.'],
      ['colour', 'Vi bestilte {colour}, og det var riktig valg til den gamle sofaen.'],
      ['size', 'Går {width} cm, så alle fire beina på bordet står på det.', 'rugs big'],
      ['size', 'Størrelsen er akkurat slik at den fyller hjørnet uten å ta hele plassen.', 'cushions'],
      ['place', 'Dempet lyden i stua så vi hører hverandre igjen.', 'rugs'],
      ['place', 'Ligger i gangen og tåler støvler og barnevogn.', 'runner'],
      ['family', 'Babyen lærte å krabbe på det, og det har tålt sitt.', 'rugs'],
      ['family', 'Bikkja har gjort det til sitt, og jeg forstår henne godt.', 'rugs'],
      ['family', 'Katten har tatt den, så nå må vi bestille en til.', 'cushions'],
      ['care', 'Trekket gikk i maskinen på 40 og kom ut like fint.', 'cushions washable'],
      ['care', 'Flekker går av med kaldt vann og litt tålmodighet.', 'rugs'],
      ['finish', 'Kantene er sydd for hånd, og det ser man.'],
      ['finish', 'Glidelåsen er skjult og går lett.', 'cushions !pad'],
    ],
    fair: [
      ['build', 'Hjørnene krøllet seg den første uken, men bøker hjalp.', 'rugs'],
      ['use', 'Trenger antisklimatte på parkett.', 'rugs'],
      ['smell', 'Luktet sau første uken, det synes jeg bare var koselig.', 'wool'],
      ['comfort', 'Litt tynnere enn jeg så for meg.'],
      ['cloth', 'Den loer en del på mørke klær ennå.', 'wool'],
    ],
    poor: [
      ['colour', 'Fargen er ikke {colour} slik jeg kjenner den, heller ikke slik bildet viste den.'],
      ['finish', 'En søm gikk opp etter første vask.', 'cushions'],
      ['finish', 'Det var en trukket tråd midt på, og den lot seg ikke skjule.'],
    ],
  },
  sv: {
    good: [
      ['comfort', 'Mjuk under fötterna och ligger still.', 'rugs'],
      ['comfort', 'Lagom fast, håller formen kväll efter kväll.', 'cushions !pad'],
      ['colour', 'Vi valde {colour}, fylligare än på bilden.'],
      ['family', 'Hunden godkände den inom en minut.'],
      ['size', 'Måtten stämmer, {width} cm på pricken.', 'rugs'],
      ['care', 'Tvättades på 40 grader utan att krympa.', 'cushions washable'],
      ['finish', 'Snyggt sydda kanter.'],
    ],
    fair: [
      ['cloth', 'Luddar en del i början, dammsug ofta.', 'wool rugs'],
      ['comfort', 'Något tunnare än jag hade tänkt mig.'],
      ['use', 'Behöver halkskydd på vårt golv.', 'rugs'],
    ],
    poor: [['finish', 'En tråd gick upp redan första veckan.']],
  },
  da: {
    good: [
      ['comfort', 'Dejligt blødt, ungerne leger på gulvet igen.', 'rugs'],
      ['comfort', 'God fylde, den falder ikke sammen.', 'cushions !pad'],
      ['colour', 'Vi har den i {colour}, og den lyser rummet op.'],
      ['place', 'Samler hele stuen, uden at man lægger mærke til hvorfor.', 'rugs'],
      ['finish', 'Flot vævet og med pæne kanter.', 'rugs'],
      ['finish', 'Skjult lynlås og lige syninger.', 'cushions !pad'],
      ['family', 'Katten spinder, så den må være god.'],
    ],
    fair: [
      ['smell', 'Dufter af får de første dage.', 'wool'],
      ['use', 'Den glider lidt på trægulvet uden underlag.', 'rugs'],
      ['comfort', 'Kunne godt være en anelse tykkere.'],
    ],
    poor: [['colour', 'Farven er meget mørkere end på billedet.']],
  },
  fi: {
    good: [
      ['comfort', 'Pehmeä jalan alla ja pysyy paikallaan.', 'rugs'],
      ['comfort', 'Pitää muotonsa, vaikka lapset tekevät siitä majan.', 'cushions !pad'],
      ['colour', 'Väri ({colour}) on syvä ja tasainen.'],
      ['family', 'Koira nukkuu sillä kaikki päivät.'],
      ['size', 'Koko piti paikkansa, leveyttä {width} cm.', 'rugs'],
      ['finish', 'Reunat on ommeltu siististi.'],
    ],
    fair: [
      ['cloth', 'Nukkaa irtoaa aluksi, imuri auttaa.', 'wool rugs'],
      ['comfort', 'Ohuempi kuin kuvittelin.'],
    ],
    poor: [['finish', 'Yhdessä reunassa oli langanpää auki jo paketissa.']],
  },
  en: {
    good: [
      ['comfort', 'Thick enough that we stopped wearing slippers.', 'rugs'],
      ['comfort', 'Holds its shape after a winter of being thrown about.', 'cushions !pad aged'],
      ['colour', 'The {colour} is rich without shouting.'],
      ['family', 'The dog claimed it before it was fully unpacked.'],
      ['place', 'It made the room quieter, which I did not expect.', 'rugs'],
      ['finish', 'Neat edges and an honest weave.'],
    ],
    fair: [
      ['cloth', 'Sheds a little for the first month.', 'wool'],
      ['comfort', 'Thinner than I imagined, though the size is right.'],
    ],
    poor: [['finish', 'A pulled thread right in the middle, and it runs.']],
  },
};
