import type { Language } from '../language.ts';
import { fold } from '../words.ts';

/** Irregular forms of words and of the last parts of compounds. */
const irregular: readonly (readonly [forms: RegExp, stem: string])[] = [
  // The genitive `ruokapöydän` names what belongs to a table and keeps its own stem.
  [/^ruokapoydan$/, 'ruokapoydan'],
  [/last(?:a|en)$/, 'lapsi'],
  [/puu(?:n|t|ta|sta|ssa)?$|pui(?:ta|sta|nen|se[nt]|sia)$/, 'puu'],
  [/kangas(?:ta)?$|kanka(?:an|at|ista|asta|ita|i(?:nen|s\w{2,4}))$/, 'kangas'],
  [/huo(?:pa|va|vat|van|paa|pia|paiset|painen)$/, 'huopa'],
  [/^hal(?:p[ao]|v[ae]|vin)\w*$/, 'halpa'],
  [/^iso(?:n|a|t|ja|on|mpi|mman|mpaa|mpia|mmat)?$/, 'iso'],
  [/^ulko(?:na|a|n)?$|^ulos$/, 'ulko'],
  [/jal(?:ka|an|at|kaa|koja|alla|alle|kai(?:nen|s\w{2,4}))$/, 'jalka'],
  [/nah(?:ka|an|at|kaa|kan|asta|kai(?:nen|s\w{2,4}))$/, 'nahka'],
  [/^ete(?:inen|ista|is(?:en|een|essa|esta|elle|ella|et|ia|iin|ten))$/, 'eteinen'],
  [/kul(?:ta|lan|taa|lasta|tai(?:nen|s\w{2,4}))$/, 'kulta'],
  [/(?<=[aeiouy]|^)villa(?:a|n|sta|i(?:nen|s\w{2,4}))?$/, 'villa'],
  [/must(?:a|an|aa|at|ia|ista|ien|asta)$/, 'musta'],
];

/** Endings of folded words and what replaces them; the first that matches is used. */
const endings: readonly (readonly [ending: RegExp, rest: string])[] = [
  // The adjective `tamminen` means made of `tammi`.
  [/i(?:nen|s(?:en|et|een|ia|ien|iin|[ei](?:lla|lle|lta|ssa|sta|na))|sta|sten)$/, 'i'],
  [/([uy])(?:ks(?:et|en|ia|ien|[ei](?:lla|ssa|sta))|det|den)$/, '$1s'],
  [/im(?:en|et|ia|ien|[ei](?:lla|lle|lta|ssa|sta))$|(?<![hp])inta$/, 'i'],
  [/(?<=[aeiouy])(?:lla|lta|lle|ssa|sta|hin|tten|den|jen|siin)$|(?<=[aeouy])ja$/, ''],
  [/eeseen$|etta$/, 'e'],
  [/(?<=[aeo])ita$/, 'i'],
  [/(?<=aa|uu|yy|oo|ee|io)ta$/, ''],
  [/(?<=[aeo])(?:mpi|mmat|mman|mpia|mpaa)$/, ''],
  [/(?<=ien|uur|uor)ta$/, 'i'],
  [/ien$/, 'i'],
  [/(?<=[aeiouy])[nt]$/, ''],
];
const REST_MIN = 4;
const anyIrregular = new RegExp(irregular.map(([forms]) => forms.source).join('|'));

/**
 * The common part of the forms of a noun or an adjective. The last vowel is dropped because it changes (`patja`,
 * `patjoja`), and so are the differences of kk, pp, tt, t and nk between cases.
 */
function stemOfForm(word: string): string {
  const folded = fold(word);
  for (const [forms, stem] of anyIrregular.test(folded) ? irregular : []) {
    const begin = folded.search(forms);
    if (begin !== -1) return folded.slice(0, begin) + stem;
  }
  const stem = withoutEnding(folded);
  if (stem.length < REST_MIN) return stem;
  return stem
    .replace(/([aeiouy])[aeiouy]+$/, '$1')
    .replace(/(?<=[^aeiouy])[aeo]$/, 'i')
    .replace(/([kpt])\1(?=[iuy]$)/, '$1')
    .replace(/d(?=[iuy]$)/, 't')
    .replace(/ng(?=[iuy]$)/, 'nk');
}

function withoutEnding(word: string): string {
  for (const [ending, rest] of endings) {
    const stem = word.replace(ending, rest);
    if (stem !== word && stem.length >= REST_MIN) return stem;
  }
  return word;
}

const listOf = (text: string): string[] => text.split(', ');

/** Groups of words, separated by `;` or a new line. */
const groupsOf = (text: string): string[][] =>
  text
    .trim()
    .split(/\s*(?:;|\n)\s*/)
    .map(listOf);

/** Splits lines of the form `words: what they may stand for`. */
const kindsOf = (text: string): (readonly [word: string, ...kinds: string[]])[] =>
  groupsOf(text).flatMap((group) => {
    const words = group.findIndex((word) => word.includes(': '));
    const [last, kind] = group[words]!.split(': ');
    return [...group.slice(0, words), last!].map((word) => [word, kind!, ...group.slice(words + 1)] as const);
  });

/** Finnish. */
export const finnish: Language = {
  code: 'fi',
  stemOnce: stemOfForm,
  hasCompounds: true,
  joints: ['n', 'den', 'ten', 'jen'],
  fillers: new Set(
    listOf(
      'ja, tai, seka, myos, cm, x, kr, n, noin, kpl, kappale, kappaletta, jokin, jotain, joku, jonkin, mina, me, haluan, haluaisin, tarvitsen, tarvitaan, etsin, etsitaan, etsinnassa, on, olisi, olla, ois, saako, onko, kaksi, kolme, nelja, pari, teilla, mista, mika, mitka, missa, mikali, se, ne, tama, joka, jotka, jossa, jolla, jonka, joissa, kuin, kera, varten, kanssa, sopii, sopiva, sopivat, sopivia, sopivan, sopivaa, tarkoitettu, uusi, uuden, uutta, uudet, uusia, hyva, hyvan, hyvaa, hyvat, hyvia, kaunis, kauniin, kaunista, kauniit, kauniita, mukava, mukavan, mukavaa, mukavat, mukavia, hieno, hienot, hienoja, kiva, kivat, kivoja, ihana, ihanat, nati, natti, natteja, sopo, sopot, tyylikas, tyylikkaat, tyylikkaita, laadukas, laadukkaat, laadukkaita, kestava, kestavat, kestavia, paras, parhaat, parasta, parhaita, suosituin, suosituimmat, suosittu, suositut, todella, tosi, erittain, oikein, vahan, osta, ostaa, ostaisin, ostan, myydaan, myytavana, verkkokauppa, netista, kauppa, tilaa, tilata, hinta, hintaa, hintaan, hinnat, hintainen, hintaisia, maksaa, kotiin, kodin, asuntoon, asunnon, asunto, tilaan, paikka, paikkaan, nurkkaan, paalle, paalla, ylle, ylapuolelle, viereen, vieressa, eteen, edessa, taakse, takana, alla, ymparille, leveys, pituus, korkeus, syvyys, halkaisija, koko, kokoa, kokoinen, kokoisia, levyinen, pituinen, korkuinen, mitta, mitat, mitoilla, mallia, malli, mallinen, mallit, tuote, tuotteet, merkki, sarjasta, hengen, hengelle, henkilolle, henkilon, henkea, henkiloa, hlo, hlon, hlolle, ihmiselle, ihmista, kuuden, kuudelle, viiden, viidelle, seitseman, seitsemalle, kahdeksan, kahdeksalle, kymmenen, kymmenelle, neljalle, kahdelle, kolmelle, 5, 6, 7, 8, 10, 12, vanhukselle, vanhuksille, aikuiselle, aikuisille, senioreille, seniorille, pieneen, pienelle, minulle, meille, itselle',
    ),
  ),
  prepositions: new Set('ja sis sisaltaa ilman kera seka jossa jolla jonka joissa plus'.split(' ')),
  purposes: new Set('sopii sopivat'.split(' ')),
  synonyms: groupsOf(`
    sohva, couch, sofa; kulmasohva, nurkkasohva, avokulmasohva, l-sohva, kulmamallinen sohva; u-sohva, u-muotoinen sohva, u-kulmasohva; divaani, divaanisohva, chaise; divaanilla, divaani
    kahden istuttava, 2 istuttava, kahdenistuttava, 2-istuttava, 2 n istuttava, 2 ist, 2ist, kaksin istuttava, kaksinistuttava, kahden paikan, 2 paikkainen, kaksipaikkainen, kahden hengen, 2 hengen, loveseat
    kolmen istuttava, 3 istuttava, kolmenistuttava, 3-istuttava, 3 n istuttava, 3 ist, 3ist, kolmin istuttava, kolministuttava, kolmi istuttava, kolmen paikan, 3 paikkainen, kolmipaikkainen, kolmen hengen, 3 hengen
    neljän istuttava, 4 istuttava, neljänistuttava, 4-istuttava, 4 n istuttava, 4 ist, 4ist, nelin istuttava, nelinistuttava, neljän paikan, 4 paikkainen, nelipaikkainen, neljän hengen, 4 hengen; viiden istuttava, 5 istuttava, viidenistuttava, viiden istuttava sohva, 5 n istuttava, 5 ist
    puutarhakalusteet, ulkokalusteet, parvekekalusteet, terassikalusteet, pihakalusteet, patiokalusteet, kesäkalusteet, mökkikalusteet, puutarhakalusto, ulkokalusto, pihakalusto, terassikalusto; ulko, puutarha, parveke, terassi, piha, patio, kuisti, veranta, lasiterassi, pation
    vuodesohva, vierassänky, varavuode, lisävuode, vierasvuode; vuodesohva, levitettävä sohva, avattava sohva, sohvasänky, sängyksi levitettävä sohva, futonsohva, avattava vuodesohva, vuodetoiminto, vuodetoiminnolla, vuodemekanismi, vuodemekanismilla, nukkumatoiminto, sohva jossa voi nukkua, sänkysohva
    vierassänky, taittosänky, kokoontaittuva sänky, heteka, telttasänky, retkisänky; tv-taso, tv taso, tvtaso, mediataso, tv-pöytä, tv-kaluste, tv-kaappi, televisiotaso, televisiopöytä, tv-hylly, viihdekeskus, tv-penkki, tvpöytä, mediakaluste, tv-teline
    lipasto, laatikosto, piironki, vetolaatikosto, laatikkolipasto, lipastokaappi; eteislipasto, eteisen lipasto, eteislaatikosto; senkki, sideboard, sivukaappi, astiasenkki, kaappisenkki, matala kaappi; hylly, kirjahylly, hyllykkö, hyllystö; avohylly, avoin hylly, tilanjakaja, hyllyseinä
    tikashylly, tikapuuhylly, porrashylly; matto, nukkamatto, lattiamatto; ryijymatto, ryijy, nukkamatto, karvalankamatto, karvamatto, pitkänukkamatto, pörrömatto, shaggy; räsymatto, tilkkumatto, perinnematto
    nojatuoli, lepotuoli, korvalappunojatuoli, lukutuoli, lounge-tuoli, laiskanlinna, rentoutumistuoli; keinutuoli, kiikkutuoli, kiikkustuoli, keinustuoli, keinu, kiikku, keinuva tuoli, gungstuoli; rahi, jalkarahi, puffi, jalkajakkara, jalkatuki, sohvarahi, istuinrahi, puhvi
    sohvapöytä, olohuoneen pöytä, kahvipöytä, olohuonepöytä, sohvan pöytä, olkkarin pöytä; ruokapöytä, keittiönpöytä, keittiöpöytä, ruokailupöytä, ruokasalin pöytä, ruokailutilan pöytä, päivällispöytä
    ruokapöydän tuoli, keittiötuoli, ruokatuoli, ruokailutuoli, keittiön tuoli, tuolit ruokapöytään, ruokapöytätuoli, ruokasalin tuoli; pinnatuoli, puolatuoli; baarituoli, baarijakkara, baarikorkea tuoli, saarekkeen tuoli, saareketuoli, korkea jakkara, korkea tuoli, korkeajakkara, tiskituoli
    yöpöytä, sänkypöytä, sängyn viereen pöytä, sängynvieruspöytä, yökaappi; vaatekaappi, garderobi, vaatekomero, liukuovikaappi, komero, pukukaappi, liinavaatekaappi, kaapisto, vaatesäilytys; lamppu, valaisin, valaistus, valo
    kattovalaisin, kattolamppu, riippuvalaisin, riippulamppu, kattokruunu, plafondi, pendelivalaisin, roikkuva lamppu, kattovalo, riippuva valaisin
    riippuvalaisin, ruokapöydän lamppu, ruokapöydän valaisin, keittiön lamppu, keittiön valaisin, ruokapöydän kattovalaisin, ruokapöydän kattolamppu, pöydän lamppu; lattiavalaisin, lattialamppu, jalkalamppu, seisova lamppu, jalkavalaisin, nurkkalamppu; lukuvalaisin, lukulamppu, lukuvalo
    pöytävalaisin, pöytälamppu, työpöytävalaisin, työpöytälamppu; yölamppu, pöytävalaisin, pöytälamppu, yövalaisin, yövalo, yöpöydän lamppu, yöpöydän valaisin, yöpöytälamppu, makuuhuoneen lamppu, kirjoituspöydän lamppu, työpöydän lamppu; tyyny, koristetyyny, sisustustyyny
    sohvatyyny, koristetyyny, tyyny, sohvan tyyny, heittotyyny; pötkötyyny, rullatyyny, niskatyyny, pötkylä; huopa, viltti, torkkupeitto, sohvapeitto, torkkuhuopa, villahuopa
    kirjoituspöytä, työpöytä, toimistopöytä, tietokonepöytä, konttoripöytä, pulpetti, läksypöytä, sähköpöytä, opiskelupöytä, sekretääri; aurinkovarjo, päivänvarjo, terassivarjo, varjo, pihavarjo, puutarhavarjo, parvekevarjo; sänky, sängyt, vuode, peti, punkka; pöytä, pöydät; nahka, nahkainen, aitonahka
    kangas, tekstiili, kangasverhoiltu; puu, puinen; pyöreä, pyöreät, ympyrä, ympyrän muotoinen, ympyränmuotoinen; soikea, ovaali, ellipsi, oval, soikio; suorakaide, suorakulmainen, suorakulmio; neliö, nelikulmainen, neliönmuotoinen, neliskulmainen; tammi, tamminen, tammipuu; tiikki, teak, tiikkipuu
    mänty, mäntypuu, petäjä; sohvaryhmä, sohvasarja, sohvakalusto, sohvasetti; olohuonesarja, olohuonekalusto, olohuonesetti, olohuoneryhmä; makuuhuonesarja, makuuhuonekalusto, makuuhuonesetti, makuuhuoneryhmä
    parisänky, sänky 180, sänky 160, kahden hengen sänky, kaksoissänky, tuplasänky, leveä sänky, aviosänky; yhden hengen sänky, sänky 90, sänky 80, yhden sänky, nuorisosänky, nuorten sänky, sinkkusänky, kapea sänky, yhdenhengensänky, 1 hengen sänky; sänky 120, puolentoista hengen sänky
    sänky 120, puolitoista hengen sänky; patja, joustinpatja, vuodepatja, jousipatja; vieraspatja, taittopatja, varapatja, lisäpatja; jämäkkä, kova, napakka, luja, kiinteä; pehmeä, pehmoinen, pehmeät
    korvalappunojatuoli, korkeaselkäinen nojatuoli, laiskanlinna, korkea nojatuoli, korvatuoli, siipinojatuoli; ruokailuryhmä, ruokaryhmä, ruokailusarja, ruokapöytäryhmä, pöytäryhmä, ruokailukalusto, ruokakalusto, pöytäkalusto, keittiökalusto, keittiöryhmä, pirttikalusto, ruokailusetti
    puutarharyhmä, ulkokalusteryhmä, puutarhasarja, terassiryhmä, loungeryhmä, parvekeryhmä, parvekesetti, ulkoryhmä, pihasetti, pihakalusto, puutarhasetti, ulkosetti, bistrosetti, oleskeluryhmä, ulkoruokailuryhmä, ruokailuryhmä ulos, terassisetti
    tyynylaatikko, pehmustelaatikko, säilytyslaatikko, puutarhalaatikko, tyynyarkku, pehmustearkku, ulkosäilytys, pehmustesäilytys; eteinen, aula, käytävä, tuulikaappi; eteispenkki, kenkäpenkki, eteisen penkki, istuinpenkki eteiseen, penkki eteiseen, eteisrahi
    kenkähylly, kenkäteline, kenkäkaappi, kenkäsäilytys, kenkäpenkki; naulakko, vaatenaulakko; peili, seinäpeili; lattiapeili, kokovartalopeili, vartalopeili, isopeili, seisova peili, kokopeili, iso peili
    sivupöytä, apupöytä, lamppupöytä, pikkupöytä, päätypöytä, kulmapöytä, tarjotinpöytä, sarjapöytä, konsolipöytä; vitriini, lasikaappi, vitriinikaappi; käytävämatto, eteismatto, käytävän matto, eteisen matto; ulkomatto, parvekematto, terassimatto, pihamatto, ulkokäyttöön matto, parvekkeen matto
    sametti, veluuri, plyysi, samettikangas, velvet, vakosametti; pähkinä, pähkinäpuu, saksanpähkinä, pähkinänvärinen; messinki, kulta, kultainen; keraaminen, keramiikka, posliini, savi; teräs, teräksinen, rosteri; alumiini, alumiininen; köysi, punottu, köydestä, rottinki, polyrottinki, punos
    beige, hiekka, hiekanvärinen, luonnonvärinen, kameli, nude, greige; beige, vaaleanruskea, kermanvärinen; kermanvalkoinen, kerma, luonnonvalkoinen, vanilja, norsunluu, luunvalkoinen, offwhite, valkoinen; valkoinen, valko, vitivalkoinen; harmaa, harmahtava, keskiharmaa, hopeanharmaa
    vaaleanharmaa, hopeanharmaa, vaalea harmaa, hopea; antrasiitti, tummanharmaa, grafiitti, grafiitinharmaa, hiilenharmaa, tumma harmaa; harmaa, tummanharmaa; musta, mustanvärinen, pikimusta
    ruskea, tummanruskea, konjakki, cognac, suklaanruskea, suklaa, kahvi, tumma ruskea, konjakinruskea, viskinruskea; vihreä, oliivinvihreä, vaaleanvihreä, oliivi, salvia, salvianvihreä, mintunvihreä, sammaleenvihreä, sammal, minttu
    tummanvihreä, metsänvihreä, pullonvihreä, smaragdi, smaragdinvihreä, tumma vihreä, oliivinvihreä; sininen, keskisininen, koboltinsininen, denim; laivastonsininen, tummansininen, mariininsininen, yönsininen, tumma sininen, navy
    vaaleansininen, jäänsininen, taivaansininen, pastellinsininen, vaalea sininen; turkoosi, petrooli, petrolinsininen, sinivihreä, petroolinsininen; keltainen, sinapinkeltainen, sinappi, okra, okrankeltainen, vaaleankeltainen
    oranssi, terrakotta, ruosteenpunainen, ruoste, poltettu oranssi, tiilenpunainen; punainen, viininpunainen, tummanpunainen, bordeaux, kirkkaanpunainen, burgundi; vaaleanpunainen, pinkki, roosa, puuteri, vanha roosa, vaalea punainen, persikka, rosa; violetti, lila, liila, purppura, luumu, laventeli
    monivärinen, kirjava, värikäs, moniväri, raidallinen; tumma puu, tummapuinen; jatkettava, pidennettävä, jatkopala, suurennettava, laajennettava, jatkolevy, lisälevy, venyvä, jatkopalallinen; kokoontaittuva, kokoontaitettava, taitettava, taittuva, taitto, klaffi
    pinottava, pinoutuva, pino, päällekkäin pinottava; pyörivä, kääntyvä, pyörähtävä; pyörivä tuoli, kääntyvä tuoli, pyörivä nojatuoli, pyörätuoli; pinottava tuoli, pinottavat, kokoontaitettava tuoli, taitettava tuoli; himmennettävä, himmennin, himmentimellä, himmennys
    säilytystilalla, säilytystila, säilytystilallinen, säilytyksellä; säilytys, laatikko; irrotettava päällinen, irtopäällinen, pestävä päällinen, pestävä, vaihdettava päällinen, irrotettava
    puutarhatuoli, ulkotuoli, parveketuoli, terassituoli, pihatuoli, patiotuoli, kansituoli, rantatuoli, telttatuoli, kesätuoli; puutarhapöytä, ulkopöytä, parvekepöytä, terassipöytä, pihapöytä, patiopöytä, kesäpöytä
    kahvilapöytä, bistropöytä, cafepöytä, parvekepöytä, taittopöytä, kokoontaitettava pöytä, taitettava pöytä; puutarhasohva, ulkosohva, terassisohva, loungesohva, parvekesohva, pihasohva, patiosohva, puutarhapenkki, pihapenkki, ulkopenkki, parvekepenkki
    puutarhanojatuoli, ulkonojatuoli, parvekenojatuoli, terassinojatuoli, aurinkotuoli, aurinkolepotuoli, lepolaveri, aurinkovuode, loungetuoli; moduulisohva, modulaarinen sohva, moduuli, moduuleista, palasohva, moduulirakenteinen; jakkara, palli, tuoli ilman selkänojaa, puujakkara, puupalli
    istuintyyny, tuolityyny, istuinpehmuste, pehmuste, penkkityyny, tuolin tyyny, istuinalusta; lapsi, lasten, lapset, lapsille; kori, säilytyskori, punoskori, pajukori, rottinkikori, pyykkikori, lelukori, vasu; rasia, boksi, purkki
    säilytyslaatikko, säilytysboksi, lelulaatikko, laatikko, leluarkku, arkku; maljakko, vaasi, kukkamaljakko, kukkavaasi; kulho, malja, vati, hedelmäkulho; pitkäpöytä, pirttipöytä, tupapöytä, juhlapöytä, iso ruokapöytä, pitkä ruokapöytä, pitkä pöytä
    käsinojallinen, käsinojat, käsinojilla, käsinojallinen tuoli, käsituet; verhoiltu, pehmustettu, toppattu; kampanja, tarjous, ale, alennus, alennusmyynti, tarjoushinta, alehinta, sale, kausitarjous, alennettu, loppuunmyynti; outlet, poistotuote, poistomyynti, poistuva, poisto
    uutuus, uutuustuote, uutuudet; ruokapöydän penkki, penkki ruokapöytään, keittiön penkki, keittiönpenkki, ruokapöytäpenkki; peili, eteisen peili, lastenhuoneen peili, mökin peili, kylpyhuoneen peili; tuoli, eteisen tuoli, lastenhuoneen tuoli, mökin tuoli, kylpyhuoneen tuoli, vierashuoneen tuoli
    kaappi, eteisen kaappi, lastenhuoneen kaappi, toimiston kaappi, työhuoneen kaappi, mökin kaappi, keittiön kaappi; hylly, eteisen hylly, keittiön hylly, lastenhuoneen hylly, toimiston hylly, työhuoneen hylly, mökin hylly, kylpyhuoneen hylly
    matto, keittiön matto, lastenhuoneen matto, toimiston matto, työhuoneen matto, mökin matto, kylpyhuoneen matto, vierashuoneen matto
    lamppu, eteisen lamppu, eteisen valaisin, lastenhuoneen lamppu, lastenhuoneen valaisin, työhuoneen lamppu, toimiston lamppu, mökin lamppu, mökin valaisin, vierashuoneen lamppu; jakkara, eteisen jakkara, keittiön jakkara, kylpyhuoneen jakkara, lastenhuoneen jakkara
    pöytä, eteisen pöytä, lastenhuoneen pöytä, mökin pöytä; kirjoituspöytä, työhuoneen pöytä, toimiston pöytä, lastenhuoneen työpöytä; sänky, lastenhuoneen sänky, vierashuoneen sänky, mökin sänky; sohva, mökin sohva, vierashuoneen sohva, toimiston sohva, eteisen sohva, lastenhuoneen sohva
    penkki, makuuhuoneen penkki, mökin penkki, sängyn penkki`),
  kinds: kindsOf(`
    kesäkalusteet, patiokalusteet, mökkikalusteet, puutarhakalusto, ulkokalusto, pihakalusto, terassikalusto: puutarhasohva, puutarhatuoli, puutarhapöytä, puutarhanojatuoli, puutarharyhmä, kahvilapöytä; kalusteet: sohva, tuoli, pöytä, sänky, penkki, kaappi, hylly, senkki, lipasto, jakkara, rahi, ryhmä
    huonekalut: sohva, tuoli, pöytä, sänky, penkki, kaappi, hylly, senkki, lipasto; mööpeli: sohva, tuoli, pöytä, sänky, kaappi, hylly, lipasto; kotitoimisto: kirjoituspöytä, työtuoli, kirjahylly, lukuvalaisin; toimisto, toimistokalusteet: kirjoituspöytä, kirjahylly
    työhuone: kirjoituspöytä, kirjahylly, lukuvalaisin; lastenhuone: lastensänky, lastenhylly, lastentuoli, säilytyslaatikko, kori, rasia, puuvillamatto, jakkara, kirjahylly; lapsi: yhden, pinnasänky, räsymatto, puuvillamatto, säilytyslaatikko, rasia, kori, jakkara, pinnatuoli, kirjoituspöytä
    lastensänky: yhden, pinnasänky, sänky; lastentuoli: pinnatuoli, jakkara; lastenpöytä, meikkipöytä, kampauspöytä: kirjoituspöytä, sivupöytä; vauvansänky: pinnasänky, sänky; nuorisohuone: sänky, kirjoituspöytä, kirjahylly; lelu: säilytyslaatikko, kori, rasia
    eteinen: eteispenkki, eteislipasto, eteissetti, eteiskaappi, käytävämatto, kenkähylly, naulakko; eteiskaluste: eteispenkki, eteislipasto, eteissetti, käytävämatto, kenkähylly; ruokailutila, ruokasali: ruokapöytä, ruokatuoli, senkki
    keittiö: keittiösohva, ruokapöytä, ruokatuoli, pinnatuoli, baarituoli, baarijakkara, riippuvalaisin; keittiökaluste: ruokapöytä, ruokatuoli, baarituoli; makuuhuone, makuuhuonekaluste: sänky, yöpöytä, lipasto, patja, vaatekaappi; olohuone, olohuonekaluste: sohva, sohvapöytä, nojatuoli, kirjahylly
    olkkari: sohva, sohvapöytä, nojatuoli, kirjahylly, olohuone; makkari: sänky, yöpöytä, patja, makuuhuone; kylpyhuone: kori, peili, jakkara, kaappi; kylpyhuonekaluste: peili, kaappi, kori; vierashuone, vieras: vuodesohva, vierassänky, vieraspatja
    mökki: puutarha, räsymatto, vuodesohva, vierassänky, keittiösohva; yksiö: pieni, vuodesohva; ruokapöydän, baaripöytä: ruokapöytä; vitriini, astiakaappi, keittiökaappi, baarikaappi: kaappi, senkki; kylpyhuonekaappi, kulmakaappi: kaappi; eteiskaappi: kaappi, eteislipasto
    säilytyskaappi: kaappi, senkki, lipasto; kaappi: senkki, lipasto; seinähylly, kulmahylly, lehtihylly, levyhylly, astiahylly: hylly; lokerikko: avohylly, hylly; naulakko, pukuteline, koukku, henkari: eteissetti; vaateteline, vaaterekki: eteissetti, vaatekaappi; hattuhylly: eteissetti, hylly
    arkku: tyynylaatikko, säilytyslaatikko; säilytyspenkki, arkkupenkki: penkki, tyynylaatikko; päätypenkki, ruokapenkki: penkki; runkosänky, jenkkisänky, moottorisänky, säätösänky, kontinentaalisänky, kerrossänky, parvisänky, laatikkosänky, sängynrunko, runko, jenkki: sänky; runkopatja: patja, sänky
    sängynpääty: sänky, pääty; sijauspatja, petauspatja, petari, topper, vaahtomuovipatja, sijaus, petaus, joustin: patja; toimistotuoli, työtuoli, konttorituoli: kuorituoli, ruokatuoli, pyörivä; pelituoli: pyörivä, nojatuoli; mekanismituoli, recliner, munatuoli, säkki: nojatuoli
    säkkituoli: nojatuoli, rahi; riipputuoli: nojatuoli, keinutuoli; korituoli: köysituoli, nojatuoli; syöttötuoli: tuoli; taittotuoli: pinottava, puutarhatuoli; klaffipöytä: jatkettava, ruokapöytä; taittopöytä: kahvilapöytä, ruokapöytä; lasipöytä: sohvapöytä, sivupöytä
    seinävalaisin: lukuvalaisin, pöytävalaisin; seinälamppu: lukulamppu, pöytälamppu; ulkovalaisin: valaisin; lyhty: pöytälamppu; varjostin: kangasvarjostin, kartiovarjostin; huopa, viltti, torkkupeitto, verho, päiväpeitto, vuodevaatteet: koristetyyny; puusohva: keittiösohva; tekstiilit: matto, tyyny
    sisustustavarat: peili, maljakko, tyyny, matto, kulho; koriste: maljakko, kulho, koristetyyny; kynnysmatto, ovimatto: käytävämatto, ulkomatto; juuttimatto, persialaismatto: matto; ruukku, kukkaruukku: maljakko; puutarhakeinu: puutarhasohva; riippukeinu, riippumatto: puutarhanojatuoli
    aurinkosänky: puutarhanojatuoli, puutarhasohva; katos, markiisi, paviljonki, päivän: aurinkovarjo; grillipöytä: puutarhapöytä; puu: tammi, saksanpähkinä, mänty, tiikki; massiivipuu, kokopuu, täyspuu: puu, tammi, mänty, tiikki; koivu, saarni: puu, tammi, mänty; pyökki, puupinta: puu, tammi
    vaneri: puu; metalli: teräs, alumiini; teräs, alumiini: metalli; kangas: villa, sametti, pellava, puuvilla; rauta: metalli, teräs; kivi, betoni: marmori; keinonahka, tekonahka: nahka; bukle, teddy: villa, kangas; mikrokuitu: kangas, sametti; rottinki: köysi; juutti: puuvilla, pellava
    tumma: saksanpähkinä, tummapuinen, musta, antrasiitti, ruskea, tummanvihreä, laivastonsininen; katto: riippuvalaisin; seinä: seinäpeili, hylly; jatko: jatkettava; työ, toimistopöytä: kirjoituspöytä; apu: sivupöytä; vaate, liuku: vaatekaappi; kenkä: kenkähylly, eteispenkki; nurkka: kulmasohva
    astia: senkki, kaappi; televisio: tv; ruokailu: ruokapöytä, ruokatuoli, ruokailusarja; vaalea: tammi, valkoinen, beige, kermanvalkoinen, vaaleanharmaa`),
  numbers: new Map(
    Object.entries({
      yhden: '1',
      kahden: '2',
      kaksin: '2',
      kolmen: '3',
      kolmin: '3',
      neljän: '4',
      viiden: '5',
      kuuden: '6',
    }),
  ),
  rooms: ['huone', 'huoneen', 'huoneeseen', 'huoneessa', 'huoneet', 'huoneisiin', 'huonetta', 'huoneelle'],
  tendencies: [
    {
      code: 'price',
      wants: 'less',
      words: listOf(
        'halpa, halvan, halpaa, halvat, halpoja, halpoihin, halvempi, halvempaa, halvemmat, halvempia, halvin, halvimmat, halvimpia, edullinen, edullisen, edullista, edulliset, edullisia, edullisempi, edullisin, edullisimmat, huokea, huokeat, budjetti, alehintainen, kohtuuhintainen, kohtuuhintaisia',
      ),
    },
    {
      code: 'price',
      wants: 'more',
      words: listOf(
        'kallis, kalliin, kallista, kalliit, kalliita, kallein, ylellinen, ylelliset, luksus, luksusta, premium, arvokas',
      ),
    },
    {
      code: 'product_width',
      wants: 'less',
      words: listOf(
        'pieni, pienen, pientä, pienet, pieniä, pienempi, pienin, pienehkö, kapea, kapean, kapeaa, kapeat, kapeita, kapeaan, kapeampi, lyhyt, lyhyen, lyhyet, lyhyitä, kompakti, kompaktit, pikku, pikkuinen, mini, siro, siroja',
      ),
    },
    {
      code: 'product_width',
      wants: 'more',
      words: listOf(
        'iso, ison, isoa, isot, isoja, isoon, isompi, isoin, suuri, suuren, suurta, suuret, suuria, suureen, suurempi, suurin, leveä, leveän, leveää, leveät, leveitä, leveämpi, levein, pitkä, pitkän, pitkää, pitkät, pitkiä, pidempi, pitempi, tilava, tilavan, tilavat, jättimäinen, valtava, valtavan',
      ),
    },
    {
      code: 'product_height',
      wants: 'less',
      words: listOf('matala, matalan, matalaa, matalat, matalia, matalampi, matalin'),
    },
    {
      code: 'product_height',
      wants: 'more',
      words: listOf('korkea, korkean, korkeaa, korkeat, korkeita, korkeampi, korkein'),
    },
    { code: 'product_depth', wants: 'less', words: listOf('ohut, ohuen, ohuet') },
    { code: 'product_depth', wants: 'more', words: listOf('syvä, syvän, syvää, syvät, syviä, syvempi') },
  ],
  limits: {
    below: listOf(
      'alle, halvempi kuin, halvemmat kuin, halvempaa kuin, halvempia kuin, vähemmän kuin, pienempi kuin, kapeampi kuin, lyhyempi kuin, matalampi kuin, <',
    ),
    atMost: listOf(
      'enintään, enint, max, maks, maksimi, maksimissaan, korkeintaan, ei yli, ei enempää kuin, ei enemmän kuin, budjetti',
    ),
    atLeast: listOf(
      'yli, vähintään, vähint, ainakin, min, minimi, minimissään, kalliimpi kuin, kalliimmat kuin, enemmän kuin, isompi kuin, suurempi kuin, leveämpi kuin, pidempi kuin, pitempi kuin, korkeampi kuin, syvempi kuin, ei alle, ei vähempää kuin, ei vähemmän kuin, >',
    ),
    between: ['väliltä', 'välillä', 'hinta'],
    upTo: ['ja', 'viiva'],
    metre: ['metriä', 'metri', 'metrin', 'metrinen', 'metriset', 'metrisiä', 'metrisen', 'm'],
    centimetre: ['cm', 'senttiä', 'sentti', 'sentin', 'senttinen', 'senttimetri', 'senttimetriä', 'senttimetrin'],
    currency: ['kruunua', 'kruunun', 'euroa', 'euro', 'euron', 'euroon', 'eurolla', 'e'],
    measures: {
      product_width: listOf(
        'leveys, leveä, leveää, leveän, leveät, leveydeltään, leveyttä, levyinen, pituus, pitkä, pitkää, pitkän, pitkät, pituudeltaan, pituutta, pituinen',
      ),
      price: listOf('hinta, hinnaltaan, budjetti, halvempi, halvemmat, halvempaa, halvempia, kalliimpi, kalliimmat'),
      product_depth: listOf('syvyys, syvä, syvää, syvän, syvät, syvyydeltään, syvyyttä, syvyinen, syvempi'),
      product_height: listOf(
        'korkeus, korkea, korkeaa, korkean, korkeat, korkeudeltaan, korkeutta, korkuinen, korkeampi, matalampi',
      ),
    },
  },
};
