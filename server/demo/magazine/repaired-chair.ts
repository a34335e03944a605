import type { ArticlePlan } from './article.ts';

/** A loose leg, and why it is no reason for a new chair. */
export const repairedChair: ArticlePlan = {
  id: 108,
  key: 'stolen-som-ble-reparert',
  publishedOn: '2026-08-20',
  author: 'Jonas Aune',
  themes: ['care'],
  title: [
    'Stolen som ble reparert',
    'Stolen som blev lagad',
    'The chair that was mended',
    'Stolen, der blev repareret',
    'Tuoli, joka korjattiin',
  ],
  lead: [
    'En løs sprosse, litt lim og tolv timer i tvinge. Slik gjør vi det på verkstedet.',
    'En lös slå, lite lim och tolv timmar i tving. Så gör vi i verkstaden.',
    'A loose rung, a little glue and twelve hours in a clamp. This is how we do it in the workshop.',
    'En løs sprosse, lidt lim og tolv timer i tvinge. Sådan gør vi på værkstedet.',
    'Irronnut pienapuu, vähän liimaa ja kaksitoista tuntia puristimessa. Näin sen teemme verstaalla.',
  ],
  text: [
    `Den kom inn i en bærepose, i fem deler. En spisestol fra åttitallet, arvet to ganger. Eieren spurte om vi kunne kaste den for henne. Vi spurte om å få prøve først.
    ## Hvorfor stoler blir løse
    En stol vrir seg litt hver gang noen setter seg. Det tåler treet. Limet tåler det også, i rundt tretti år. Da slipper det, ett ben om gangen, og et løst ben gjør jobben tyngre for de tre andre. Derfor skal en stol repareres når den begynner å knirke, og ikke når den har falt sammen.
    ## Slik gjør vi det
    - Vi slår den fra hverandre med gummihammer. Det som sitter godt, lar vi sitte.
    - Vi merker hver del med teip. Bena er aldri helt like.
    - Gammelt lim skrapes bort. Nytt lim fester seg til tre, ikke til lim.
    - Er tappen blitt for tynn, limer vi på en spon av samme treslag og sliper den til.
    - Så lim i hullet og på tappen, sammen med delene, og en rem rundt alle fire bena.
    - Stolen settes på et bord som er plant. Står den støtt, får den stå der i tolv timer.
    ## Det du kan gjøre selv
    Alt dette, om du har trelim, en rem og tålmodighet. Bruk vanlig hvitt trelim. Ikke bruk skum eller superlim, for da kan den som kommer etter deg, ikke ta den fra hverandre. Og ikke skru. En skrue gjennom en tapp deler den på langs.
    ## Setet
    På [Fjell](FJELL-STOL) er setet løst og ligger på fire skruer. Det kan trekkes om på en kveld. På [Lyng](LYNG-LENESTOL) er både sete og rygg løse, og vi sender nytt trekk i posten. Vi har deler til alt vi har laget de siste ti årene.
    ## Og den i posen?
    Den står på kjøkkenet hennes igjen. Den knirker ikke, og det ene benet er litt mørkere enn de andre. Hun sier det er det beste med den.`,
    `Den kom in i en bärkasse, i fem delar. En matstol från åttiotalet, ärvd två gånger. Ägaren frågade om vi kunde slänga den åt henne. Vi bad att få försöka först.
    ## Varför stolar blir lösa
    En stol vrider sig lite varje gång någon sätter sig. Det tål träet. Limmet tål det också, i ungefär trettio år. Sedan släpper det, ett ben i taget, och ett löst ben gör arbetet tyngre för de tre andra. Därför ska en stol lagas när den börjar knarra, och inte när den har fallit ihop.
    ## Så gör vi
    - Vi slår isär den med gummiklubba. Det som sitter bra får sitta.
    - Vi märker varje del med tejp. Benen är aldrig helt lika.
    - Gammalt lim skrapas bort. Nytt lim fäster i trä, inte i lim.
    - Har tappen blivit för tunn limmar vi på ett spån av samma träslag och slipar till det.
    - Sedan lim i hålet och på tappen, ihop med delarna och ett spännband runt alla fyra benen.
    - Stolen ställs på ett plant bord. Står den stadigt får den stå där i tolv timmar.
    ## Det du kan göra själv
    Allt det här, om du har trälim, ett spännband och tålamod. Ta vanligt vitt trälim. Använd inte skum eller superlim, för då kan den som kommer efter dig inte ta isär den. Och skruva inte. En skruv genom en tapp klyver den på längden.
    ## Sitsen
    På [Fjell](FJELL-STOL) är sitsen lös och ligger på fyra skruvar. Den kläs om på en kväll. På [Lyng](LYNG-LENESTOL) är både sits och rygg lösa, och vi skickar ny klädsel med posten. Vi har delar till allt vi har gjort de senaste tio åren.
    ## Och den i kassen?
    Den står i hennes kök igen. Den knarrar inte, och ett av benen är lite mörkare än de andra. Hon säger att det är det bästa med den.`,
    `It came in a carrier bag, in five parts. A dining chair from the eighties, inherited twice. Its owner asked whether we could throw it away for her. We asked to try something first.
    ## Why chairs come loose
    A chair twists a little every time someone sits down. Wood stands that. So does glue, for about thirty years. Then it lets go, one leg at a time, and a loose leg makes it harder for the other three. So a chair should be mended when it starts to creak, not when it has fallen apart.
    ## How we do it
    - We knock it apart with a rubber mallet. What is firm stays as it is.
    - We mark each part with tape. Legs are never quite alike.
    - Old glue is scraped off. New glue holds on wood, not on glue.
    - If a tenon has grown too thin, we glue on a shaving of the same wood and sand it to fit.
    - Then glue in the hole and on the tenon, the parts together, and a strap round all four legs.
    - The chair goes on a flat table. If it stands steady, it stays there for twelve hours.
    ## What you can do yourself
    All of it, if you have wood glue, a strap and patience. Use ordinary white wood glue. No foam and no superglue: whoever comes after you could not take it apart. And no screws. A screw through a tenon splits it lengthwise.
    ## The seat
    On [Fjell](FJELL-STOL) the seat is loose and sits on four screws. It can be covered again in an evening. On [Lyng](LYNG-LENESTOL) both seat and back are loose, and we post new covers. We keep parts for everything we have made in the last ten years.
    ## And the one in the bag?
    It is back in her kitchen. It does not creak, and one leg is a little darker than the others. She says that is the best thing about it.`,
    `Den kom ind i en bærepose i fem dele. En spisestol fra firserne, arvet to gange. Ejeren spurgte, om vi kunne smide den ud for hende. Vi spurgte, om vi måtte prøve først.
    ## Hvorfor stole bliver løse
    En stol vrider sig lidt, hver gang nogen sætter sig. Det kan træet tåle. Det kan limen også i omkring tredive år. Så slipper den, ét ben ad gangen, og et løst ben gør arbejdet hårdere for de tre andre. Derfor skal en stol repareres, når den begynder at knirke, og ikke når den er faldet sammen.
    ## Sådan gør vi
    - Vi slår den fra hinanden med en gummihammer. Det, der sidder godt, får lov at sidde.
    - Vi mærker hver del med tape. Benene er aldrig helt ens.
    - Gammel lim skrabes af. Ny lim hæfter på træ, ikke på lim.
    - Er tappen blevet for tynd, limer vi en spån af samme træsort på og sliber den til.
    - Så kommer der lim i hullet og på tappen, delene samles, og en strop spændes om alle fire ben.
    - Stolen sættes på et plant bord. Står den fast, får den lov at stå der i tolv timer.
    ## Det, du selv kan gøre
    Det hele, hvis du har trælim, en strop og tålmodighed. Brug almindelig hvid trælim. Brug ikke skum eller superlim, for så kan den, der kommer efter dig, ikke skille den ad. Og lad være med at skrue. En skrue gennem en tap kløver den på langs.
    ## Sædet
    På [Fjell](FJELL-STOL) er sædet løst og ligger på fire skruer. Det kan ombetrækkes på en aften. På [Lyng](LYNG-LENESTOL) er både sæde og ryg løse, og vi sender nyt betræk med posten. Vi har dele til alt, hvad vi har lavet de seneste ti år.
    ## Og den i posen?
    Den står i hendes køkken igen. Den knirker ikke, og det ene ben er lidt mørkere end de andre. Hun siger, at det er det bedste ved den.`,
    `Se tuli muovikassissa, viitenä palana. Ruokapöydän tuoli kahdeksankymmentäluvulta, kahdesti peritty. Omistaja kysyi, voisimmeko heittää sen pois hänen puolestaan. Pyysimme saada ensin yrittää.
    ## Miksi tuolit löystyvät
    Tuoli kiertyy vähän joka kerta, kun joku istuutuu. Puu kestää sen. Liimakin kestää, noin kolmekymmentä vuotta. Sitten se pettää, jalka kerrallaan, ja yksi löysä jalka tekee työn raskaammaksi kolmelle muulle. Siksi tuoli pitää korjata silloin, kun se alkaa narista, eikä vasta silloin, kun se on hajonnut.
    ## Näin me sen teemme
    - Lyömme tuolin osiin kuminuijalla. Mikä on lujasti kiinni, saa olla kiinni.
    - Merkitsemme jokaisen osan teipillä. Jalat eivät ole koskaan täysin samanlaiset.
    - Vanha liima kaavitaan pois. Uusi liima tarttuu puuhun, ei liimaan.
    - Jos tappi on kulunut liian ohueksi, liimaamme siihen lastun samaa puuta ja hiomme sen sopivaksi.
    - Sitten liimaa reikään ja tappiin, osat yhteen ja hihna kaikkien neljän jalan ympäri.
    - Tuoli nostetaan tasaiselle pöydälle. Jos se seisoo tukevasti, se saa seisoa siinä kaksitoista tuntia.
    ## Mitä voit tehdä itse
    Tämän kaiken, jos sinulla on puuliimaa, hihna ja kärsivällisyyttä. Käytä tavallista valkoista puuliimaa. Älä käytä vaahtoa tai pikaliimaa, sillä silloin seuraava korjaaja ei saa tuolia auki. Äläkä ruuvaa. Tapin läpi kierretty ruuvi halkaisee sen pituussuunnassa.
    ## Istuin
    [Fjellissä](FJELL-STOL) istuin on irrallinen ja lepää neljän ruuvin varassa. Sen verhoilee uudelleen yhdessä illassa. [Lyngissä](LYNG-LENESTOL) irtoavat sekä istuin että selkä, ja lähetämme uuden päällisen postitse. Meillä on osia kaikkeen, mitä olemme tehneet viimeisten kymmenen vuoden aikana.
    ## Entä se kassissa tullut?
    Se on taas omistajansa keittiössä. Se ei narise, ja yksi jalka on hiukan muita tummempi. Hän sanoo, että se on tuolissa parasta.`,
  ],
};
