import type { ArticlePlan } from './article.ts';

/** Whether it gets up there. */
export const measuringStairs: ArticlePlan = {
  id: 101,
  key: 'mal-trappen-for-du-kjoper',
  publishedOn: '2025-10-02',
  author: 'Jonas Aune',
  themes: ['buying'],
  title: [
    'Mål trappen før du kjøper',
    'Mät trappan innan du köper',
    'Measure the stairs before you buy',
    'Mål trappen, før du køber',
    'Mittaa portaikko ennen kuin ostat',
  ],
  lead: [
    'Sofaen passet i stuen. Den kom bare aldri så langt.',
    'Soffan passade i vardagsrummet. Den kom bara aldrig så långt.',
    'The sofa fitted the room. It just never got that far.',
    'Sofaen passede i stuen. Den nåede bare aldrig så langt.',
    'Sohva sopi olohuoneeseen. Se ei vain koskaan päässyt sinne asti.',
  ],
  text: [
    `Hver uke kjører vi hjem igjen med en sofa som ikke kom rundt svingen i andre etasje. Det er trist for alle, mest for dem som bar den. Ti minutter med målebånd hadde holdt.
    ## Ta med tre ting
    Et målebånd, en blyant og en som kan holde i den andre enden. Begynn på gaten og gå samme vei som sofaen.
    ## Mål det smaleste
    - Ytterdøren: bredden mellom karmene med døren helt åpen. Dørvrideren tar ofte fem centimeter.
    - Heisen: bredde, dybde, høyde, og diagonalen fra gulvet bak til taket foran.
    - Trappen: bredden mellom vegg og rekkverk, og høyden opp til trinnet over.
    - Reposet: avstanden fra siste trinn til veggen. Det er her det går galt.
    - Entreen: den første svingen etter døren.
    Ta fem centimeter av alle mål. Fingre trenger plass.
    ## Regn som en bærer
    Sofaer bæres på høykant. Da er det høyden på sofaen som må gjennom døren, og bredden som må rundt svingen. [Nordvik 3-seters](NORDVIK-3) er 92 dyp og 83 høy, så den går gjennom en dør på 85 når den legges på ryggen. Den er 214 lang. Er reposet kortere enn det, må du ha høyde under taket til å reise den opp.
    ## Når det ikke går
    Se etter møbler som kommer i deler. [Nordvik 4-seters](NORDVIK-4) leveres i to, og [Heim](HEIM-HJORNE) hektes sammen uten verktøy. Hver modul er ikke større enn en lenestol. Bestiller du [montering](MONTERING), kan du la to andre gjøre regnestykket.
    En balkong i andre etasje hjelper også. Da vil vi gjerne vite det på forhånd, så vi har med rep.
    ## Send oss et bilde
    Er du i tvil, ta bilde av svingen med noen som står i den. Et menneske er et godt mål. Vi svarer samme dag, og vi har sagt nei før.`,
    `Varje vecka kör vi hem igen med en soffa som inte kom runt svängen på andra våningen. Det är tråkigt för alla, mest för dem som bar den. Tio minuter med måttband hade räckt.
    ## Ta med tre saker
    Ett måttband, en penna och någon som kan hålla i andra änden. Börja på gatan och gå samma väg som soffan.
    ## Mät det smalaste
    - Ytterdörren: bredden mellan karmarna med dörren helt öppen. Handtaget tar ofta fem centimeter.
    - Hissen: bredd, djup, höjd och diagonalen från golvet längst in till taket längst ut.
    - Trappan: bredden mellan vägg och räcke, och höjden upp till steget ovanför.
    - Vilplanet: avståndet från sista steget till väggen. Det är här det går fel.
    - Hallen: den första svängen efter dörren.
    Dra av fem centimeter från alla mått. Fingrar behöver plats.
    ## Räkna som en bärare
    Soffor bärs på högkant. Då är det soffans höjd som ska genom dörren och bredden som ska runt svängen. [Nordvik 3-sits](NORDVIK-3) är 92 djup och 83 hög, så den går genom en dörr på 85 när den läggs på rygg. Den är 214 lång. Är vilplanet kortare än så behövs takhöjd nog för att resa den.
    ## När det inte går
    Leta efter möbler som kommer i delar. [Nordvik 4-sits](NORDVIK-4) levereras i två, och [Heim](HEIM-HJORNE) hakas ihop utan verktyg. Varje modul är inte större än en fåtölj. Beställer du [montering](MONTERING) kan du låta två andra räkna.
    En balkong på andra våningen hjälper också. Säg till i förväg, så tar vi med rep.
    ## Skicka en bild
    Är du osäker, fotografera svängen med någon som står i den. En människa är ett bra mått. Vi svarar samma dag, och vi har sagt nej förr.`,
    `Every week we drive home again with a sofa that did not get round the bend on the second floor. It is sad for everyone, mostly for those who carried it. Ten minutes with a tape measure would have done.
    ## Bring three things
    A tape measure, a pencil, and someone to hold the other end. Start in the street and go the way the sofa will go.
    ## Measure the narrowest
    - The front door: between the frames, with the door fully open. The handle often takes five centimetres.
    - The lift: width, depth, height, and the diagonal from the floor at the back to the ceiling in front.
    - The stairs: from wall to banister, and the height to the flight above.
    - The landing: from the last step to the wall. This is where it goes wrong.
    - The hall: the first turn after the door.
    Take five centimetres off everything. Fingers need room.
    ## Count like a carrier
    Sofas travel on their side. So it is the height that goes through the door and the width that goes round the bend. The [Nordvik 3-seater](NORDVIK-3) is 92 deep and 83 high, so on its back it passes a door of 85. It is 214 long. If the landing is shorter, you need enough ceiling to stand it up.
    ## When it will not go
    Look for furniture that comes in parts. The [Nordvik 4-seater](NORDVIK-4) arrives in two, and [Heim](HEIM-HJORNE) hooks together without tools. No module is larger than an armchair. If you book [assembly](MONTERING), two others can do the sums.
    A balcony on the second floor helps, too. Tell us beforehand and we will bring ropes.
    ## Send us a picture
    If in doubt, photograph the bend with someone standing in it. A person is a good measure. We answer the same day, and we have said no before.`,
    `Hver uge kører vi hjem igen med en sofa, der ikke kom rundt om svinget på anden sal. Det er ærgerligt for alle, mest for dem, der bar den. Ti minutter med et målebånd havde været nok.
    ## Tag tre ting med
    Et målebånd, en blyant og en, der kan holde i den anden ende. Begynd på gaden, og gå samme vej som sofaen.
    ## Mål det smalleste
    - Hoveddøren: bredden mellem karmene med døren helt åben. Håndtaget tager ofte fem centimeter.
    - Elevatoren: bredde, dybde, højde og diagonalen fra gulvet bagerst til loftet forrest.
    - Trappen: bredden mellem væg og gelænder og højden op til trinnet ovenover.
    - Reposen: afstanden fra sidste trin til væggen. Det er her, det går galt.
    - Entreen: det første sving efter døren.
    Træk fem centimeter fra alle mål. Fingre skal have plads.
    ## Regn som en flyttemand
    Sofaer bæres på højkant. Så er det sofaens højde, der skal gennem døren, og bredden, der skal rundt om svinget. [Nordvik 3-personers](NORDVIK-3) er 92 dyb og 83 høj, så den kan komme gennem en dør på 85, når den lægges på ryggen. Den er 214 lang. Er reposen kortere end det, skal der være højt nok til loftet til at rejse den op.
    ## Når det ikke går
    Se efter møbler, der kommer i dele. [Nordvik 4-personers](NORDVIK-4) leveres i to, og [Heim](HEIM-HJORNE) hægtes sammen uden værktøj. Intet modul er større end en lænestol. Bestiller du [montering](MONTERING), kan to andre lave regnestykket.
    En altan på anden sal hjælper også. Sig det på forhånd, så tager vi reb med.
    ## Send et billede
    Er du i tvivl, så tag et billede af svinget med en, der står i det. Et menneske er et godt mål. Vi svarer samme dag, og vi har sagt nej før.`,
    `Joka viikko ajamme takaisin sohvan kanssa, joka ei mahtunut kääntymään toisessa kerroksessa. Se harmittaa kaikkia, eniten kantajia. Kymmenen minuuttia mittanauhan kanssa olisi riittänyt.
    ## Ota mukaan kolme asiaa
    Mittanauha, kynä ja joku, joka pitää kiinni toisesta päästä. Aloita kadulta ja kulje samaa reittiä kuin sohva.
    ## Mittaa kapein kohta
    - Ulko-ovi: karmien väli, kun ovi on kokonaan auki. Kahva vie usein viisi senttiä.
    - Hissi: leveys, syvyys, korkeus ja lävistäjä takalattiasta etukattoon.
    - Portaat: leveys seinästä kaiteeseen ja korkeus ylempään portaaseen.
    - Porrastasanne: matka viimeisestä askelmasta seinään. Tässä käy useimmin huonosti.
    - Eteinen: ensimmäinen käännös oven jälkeen.
    Vähennä kaikista mitoista viisi senttiä. Sormetkin tarvitsevat tilaa.
    ## Laske kuin kantaja
    Sohvat kannetaan kyljellään. Silloin ovesta menee sohvan korkeus ja mutkasta sen leveys. Kolmen istuttava [Nordvik](NORDVIK-3) on 92 senttiä syvä ja 83 korkea, joten selälleen käännettynä se mahtuu 85 sentin ovesta. Pituutta sillä on 214. Jos tasanne on lyhyempi, huonekorkeutta pitää olla niin paljon, että sohvan saa pystyyn.
    ## Kun se ei mahdu
    Etsi kalusteita, jotka tulevat osissa. Neljän istuttava [Nordvik](NORDVIK-4) toimitetaan kahdessa osassa, ja [Heim](HEIM-HJORNE) kiinnitetään yhteen ilman työkaluja. Yksikään moduuli ei ole nojatuolia suurempi. Jos tilaat [kokoamisen](MONTERING), kaksi muuta voi tehdä laskut.
    Toisen kerroksen parvekekin auttaa. Kerro siitä etukäteen, niin otamme köydet mukaan.
    ## Lähetä kuva
    Jos olet epävarma, kuvaa mutka niin, että joku seisoo siinä. Ihminen on hyvä mitta. Vastaamme samana päivänä, ja olemme ennenkin sanoneet ei.`,
  ],
};
