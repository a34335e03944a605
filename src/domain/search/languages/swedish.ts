import { stemmer } from '@orama/stemmers/swedish';
import type { Language, TendencyWords } from '../language.ts';

/** Splits a line into its words and phrases. */
const listed = (line: string): string[] => line.split(', ');

/** Splits a line into its groups. */
const parted = (line: string): string[] => line.split(' | ');

/** Splits a line into its groups, and these into their words. */
const grouped = (line: string): string[][] => parted(line).map(listed);

/** Each word before the colon may stand for all those after it. */
const standing = (line: string): [string, ...string[]][] => {
  const [words, kinds] = line.split(': ');
  return listed(words!).map((word) => [word, ...listed(kinds!)]);
};

/**
 * Each phrase before the colon means the things after it, but these do not mean the phrase: the thing is repeated
 * (`stol stol`), which nobody types, so it is another phrase than the thing alone.
 */
const meant = (line: string): string[][] => {
  const [phrases, things] = line.split(': ');
  return listed(phrases!).flatMap((phrase) => listed(things!).map((thing) => [phrase, `${thing} ${thing}`]));
};

/** What these words ask for less or more of. */
const tending = (line: string): TendencyWords => {
  const [what, words] = line.split(': ');
  const [code, wants] = what!.split(' ');
  return { code: code!, wants: wants === 'less' ? 'less' : 'more', words: listed(words!) };
};

/** Numbers in letters. */
const numbers = listed('två 2, tre 3, fyra 4, fyr 4, fem 5, sex 6, sju 7, åtta 8, nio 9, tio 10, tolv 12').map(
  (line) => line.split(' ') as [string, string],
);

/** Things that a furniture shop does not sell; listed, so that they are not taken for misspelled words. */
const absent = listed(
  'tavla, poster, affisch, väggklocka, klocka, täcke, duntäcke, lakan, påslakan, sängkläder, gardin, rullgardin, handduk, duk, tapet, presentkort',
).map((word): [string] => [word]);

/**
 * Endings that the stemmer does not remove: of the definite forms `bordet`, `lampan`, `byrån`, and of adjectives such
 * as `runt`, `grått`.
 */
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..m)met$/u, ''],
  [/(?<=...)(?:et|an)$/u, ''],
  [/(?<=[^aeiou]e[lr]|[åéj])n$/u, ''],
  [/(?<=å)a$/u, ''],
  [/([^aeiouyåäö])el$/u, '$1l'],
  [/(?<=å)tt$/u, ''],
  [/(?<=(?<!b)r)unt$/u, 'und'],
  [/(?<=r)ött$/u, 'öd'],
  [/(?<=vi)tt$/u, 't'],
  [/(?<=grön|brun|gul|oval|mjuk|mörk|ljus|bar|ig|isk|ulär)t$/u, ''],
];
/** Words that only look as if they had an ending: `läder` is not a form of `låda`, nor `hallset` of `hall`. */
const whole = /(?:l[äa]der|set)$/u;
const DOUBLED = /([dnt])\1$/u;

/**
 * The Snowball stemmer with those endings, and with the last part of a compound stemmed like the word alone
 * (`hallmatta` like `matta`).
 */
function stemOnce(word: string): string {
  if (whole.test(word)) return word;
  const known = endings.find(([ending]) => ending.test(word));
  if (known) return word.replace(...known);
  const stem = stemmer(word);
  const longer = stem + stem.slice(-1);
  return DOUBLED.test(longer) && word.startsWith(longer) ? longer : stem;
}

/** Swedish. */
export const swedish: Language = {
  code: 'sv',
  stemOnce,
  hasCompounds: true,
  joints: ['s', 'e', 'o', 'u'],
  fillers: new Set(
    'och i en ett av till for med pa fran som cm kr x nagot nagon nagra jag du vi man ni vill ville skulle ska behover behovs onskar soker sok letar leta efter saknar finns hittar hitta visa har hade fa far ha att lagga laggas lasa sitta ligga ligger anvanda anvandas kopa kop bestall bestalla online kopes kan kunna passar passande passa lampar lamplig ar var vara blir den det de dem dom denna detta dessa min mitt mina din ditt dina var vart vara sin sitt sina hos mig oss er hur vad vilken vilket vilka kostar pris priser priset ca cirka st styck inkl inklusive samt eller bade bada ny nytt nya bra god goda fin fint fina finaste snygg snyggt snygga vacker vackert vackra bast basta bekvam bekvamt bekvama skon skont skona mysig mysigt mysiga praktisk praktiskt praktiska smart smarta stilren stilrent stilrena modern modernt moderna klassisk klassiskt klassiska trendig trendigt trendiga elegant eleganta snitsig tuff cool haftig tidlos tidlosa stil stilen look design modell modeller typ sort slags olika andra flera fler alla allt hel helt hela mycket lite ganska riktigt riktig extra valdigt jatte gamla gammal nordisk nordiskt nordiska skandinavisk skandinaviskt skandinaviska svensk svenskt svenska lantlig lantligt lantliga retro vintage industriell industriellt japandi boho shabby chic minimalistisk minimalistiskt tips forslag inspiration ide popular populart populara omtyckt storlek storleken farg fargen farger fargad fargat fargade akta obehandlad obehandlat oljad oljat oljade oljebehandlad borstad borstat rokt betsad betsat vanster hoger vanstervand hogervand sida lager webblager leverans snabb hem hemmet hus huset lagenhet lagenheten bostad over under vid ovanfor ovanpa bakom framfor framme bredvid intill mot mellan at kring omkring barnvanlig barnvanligt barnvanliga slitstark slitstarkt slitstarka slittalig slittaligt barnsaker hundvanlig lattskott lattskotta hallbar hallbart hallbara miljovanlig kvalitet kvalitets plats ikea mio jysk trademax chilli rusta'.split(
      ' ',
    ),
  ),
  prepositions: new Set(
    'till for med i av utan pa fran under over vid inkl bakom framfor bredvid intill ovanfor at'.split(' '),
  ),
  purposes: new Set(
    'till for over under vid pa bakom framfor mot bredvid intill ovanfor ovanpa mellan at kring'.split(' '),
  ),
  synonyms: [
    ...[
      'soffa, sofa, couch, kanapé, howardsoffa, chesterfieldsoffa, svankryggssoffa, lyxsoffa, soffmöbel | hörnsoffa, vinkelsoffa, lsoffa, hörngrupp, hörnsoffgrupp, soffhörna | schäslong, schäslongsoffa, divan, divansoffa, schäslångsoffa, schäslång, chaiselong, chaise, chaiselongue, schaslong, shäslong, divandel, liggdel | modulsoffa, sektionssoffa, modulbaserad, modulär, moduler, sektioner, byggbar, sektionssoffor',
      'tvåsits, två sits, 2 sits, 2 sitssoffa, två sitssoffa, 2 personers, två personers, tvåsitsig, 2 sitsig, tvåsitssoffa, tvåsitsare, 2 sitsare, 2 personssoffa, tvåpersoners, tvåpersonssoffa, 2 personer soffa | tresits, tre sits, 3 sits, 3 sitssoffa, tre sitssoffa, 3 personers, tre personers, tresitsig, 3 sitsig, tresitssoffa, tresitsare, 3 sitsare, 3 personssoffa, trepersoners, trepersonssoffa, 3 personer soffa, treasits',
      'fyrsits, fyra sits, 4 sits, 4 sitssoffa, fyra sitssoffa, 4 personers soffa, fyrsitsig, 4 sitsig, fyrsitssoffa, fyrasits, fyrasitssoffa, fyrsitsare, 4 sitsare, 4 personssoffa, 4 personer soffa | skinnsoffa, lädersoffa, konstlädersoffa | sammetssoffa, velvetsoffa, velourssoffa | bäddsoffa, gästsäng, sovsoffa, bäddbar, utdragssoffa, gästsoffa, dagbädd, dagsäng, futon, futonsoffa, liggsoffa, soffsäng, sängsoffa, bäddfunktion',
      'kökssoffa, köksbänk, träsoffa, bondsoffa, matsoffa, soffbänk | soffgrupp, soffserie, vardagsrumsgrupp | serie, kollektion, möbelserie, möbelset | fåtölj, karmfåtölj, länstol, emmafåtölj, vardagsrumsstol, loungefåtölj, loungestol, läsfåtölj, sittmöbel, armfåtölj, laminofåtölj, lamino, amningsfåtölj, teddyfåtölj | fåtölj, vilstol | högryggad, hög rygg',
      'recliner, vilstol, vilfåtölj, reclinerfåtölj, biofåtölj, massagefåtölj, relaxfåtölj | gungstol, gungfåtölj | snurrfåtölj, snurrstol, svängfåtölj | snurrbar, svängbar, roterande, vridbar, snurrande, snurr, swivel | puff, fotpall, pall, sittpuff, golvpuff, fotpuff, fotstöd, ottoman, sittkub, sittsäck, saccosäck, sackosäck, sacco, golvkudde',
      'pall, fotpall, taburett, stegpall, sittpall, träpall, kökspall, trefot, mjölkpall, sminkpall, hallpall, sängpall | soffbord, vardagsrumsbord, kaffebord, salongsbord, loungebord, tebord, vardagsbord | sidobord, avlastningsbord, småbord, lampbord, brickbord, hörnbord, blomsterbord, piedestal, blombord, telefonbord, tidningsbord, satsbord, soffsidobord, drinkbord',
      'nattduksbord, sängbord, nattygsbord, nattbord, sängsidobord, nattduksskåp, nattskåp | matbord, köksbord, middagsbord, matsalsbord, matrumsbord, matplatsbord, frukostbord, konferensbord | långbord, matbord, plankbord, herrgårdsbord',
      'utdragbar, förlängningsbar, utdrag, uttagbar, utfällbar, utökningsbar, iläggsskiva, iläggsskivor, tilläggsskiva, tilläggsskivor, förlängbar, förlängning, illäggsskiva, utbyggbar, utvidgningsbar, expanderbar, klaff, klaffar | skrivbord, arbetsbord, kontorsbord, datorbord, läxbord, arbetsplats, gamingbord, laptopbord, datorskrivbord, ståskrivbord, hemmakontor, kontor, arbetsrum, arbetshörna, kontorsmöbler, hemmakontoret',
      'matstol, köksstol, matrumsstol, matsalsstol, kökstol, matbordsstol, middagsstol | barstol, barpall, bardiskstol, köksöstol, högstol, köksöpall, counterstol | karmstol, armstol, armlänsstol, karmstolar, kontorsstol, skrivbordsstol, besöksstol | pinnstol, windsorstol, sprötstol, ribbstol | stapelstol, staplingsbar, stapelbar, staplas, staplingsstol, konferensstol, skolstol, samlingsstol',
      'skalstol, plaststol, snäckstol, designstol | matgrupp, matsalsgrupp, matrumsserie, matsalsserie, matplatsserie, matsalsmöbel, matsalsmöblemang, köksgrupp, matrumsgrupp, matbordsgrupp, matbordsset | matbänk, sittbänk, köksbänk, matsalsbänk, väggbänk | bänk, sittbänk, sängbänk, bänkar | hallbänk, skobänk, entrébänk, hallsoffa, förvaringsbänk | skohylla, skoskåp, skoställ, skoförvaring, skor, skobänk',
      'hallbyrå, hallmöbel, hallskåp, entrébyrå, konsolbord, hallbord, konsol, entrébord | hallset, hallmöbel, hallgrupp, hallserie, hallpaket | säng, sängram, sängstomme, ramsäng, kontinentalsäng, resårsäng, boxsäng, sängplats, bädd, britssäng, himmelssäng, sängpaket, hotellsäng | gavel, sänggavel, huvudgavel, sänggavlar, sänghuvud',
      'dubbelsäng, tvåmanssäng, familjesäng, kingsize, dubbelsängar, säng 180, säng 160, säng 140, king size, queen size, 2 personers säng, två personers säng, bred säng, stor säng, 180 säng, 160 säng | enkelsäng, ungdomssäng, enmanssäng, tonårssäng, barnsäng, juniorsäng, växasäng, studentsäng, loftsäng, våningssäng, spjälsäng | gästsäng, extrasäng, fällsäng, tältsäng, campingsäng, turistsäng, gästbädd, reservsäng',
      'madrass, resårmadrass, sängmadrass, pocketmadrass, bäddmadrass, skummadrass, latexmadrass, tagelmadrass, tempurmadrass, memorymadrass, överdragsmadrass, bonellmadrass, topper, madrasstopper, minnesmadrass | gästmadrass, tältmadrass, vikmadrass, extramadrass, luftmadrass, spjälsängsmadrass, reservmadrass | mjuk, len, fluffig',
      'garderob, klädskåp, garderobsskåp, skjutdörrsgarderob, skjutdörrsskåp, klädförvaring, pax, garderobslösning, linneskåp | byrå, lådhurts, hurts, kommod, dragkista, lådbyrå, chiffonjé, byrålåda, lådmöbel, sekretär, malm, klädbyrå, skötbord, sovrumsbyrå | skänk, sideboard, buffé, kredens, buffet, buffeskåp, skänkskåp, serveringsskänk, matsalsskänk, credenza, lågskåp',
      'högskåp, vitrinskåp, vitrin, glasskåp, barskåp, linneskåp, porslinsskåp, skafferi, bokskåp, matsalsskåp, highboard, arkivskåp, städskåp, kabinett, vitrinhylla, köksskåp, allmogeskåp | skåp, förvaringsskåp, plåtskåp, väggskåp, badrumsskåp, hörnskåp | tv, teve, television | hylla, bokhylla, hyllplan, hyllsektion, bokhyllor, böcker, bokförvaring, billy, hyllmöbel, ställ, hyllställ, vägghylla, kubhylla',
      'hyllsystem, hyllvägg, väggsystem, kallax, modulhylla, stringhylla, bokhyllesystem, bibliotek, rumsavdelare, kubhylla, hyllsektioner, förvaringssystem, vägghyllor | steghylla, stegehylla, trapphylla, stege, vägghylla | förvaring, låda, förvaringsmöbel, förvaringsmöbler, förvaringsenhet, förvaringslösning, utrymme, förvaringsutrymme',
      'förvaringslåda, förvaringsbox, box, plastlåda, plastback, back, klädlåda, sänglåda, sängbox, leksakslåda, leksaksförvaring, leksaker, leksaksbox, tygbox, förvaringsback, papplåda, ask, kartong, kista, träkista, pysselförvaring, lego | ask, skrin, smyckeskrin, dosa, burk, kaskett | korg, förvaringskorg, tvättkorg, rottingkorg, flätkorg, leksakskorg, vedkorg, sjögräskorg, tidningskorg, klädkorg, ståltrådskorg, filtkorg',
      'spegel, väggspegel, hallspegel, badrumsspegel, sminkspegel, entréspegel, spegelglas, makeupspegel, bordsspegel | golvspegel, helkroppsspegel, helfigursspegel, helspegel, garderobsspegel | lampa, belysning, armatur, lampor, ljuskälla, ljussättning',
      'taklampa, pendel, pendellampa, hänglampa, ljuskrona, takkrona, takpendel, takbelysning, takarmatur, matbordslampa, köksbordslampa, köksölampa, fönsterlampa, spotlight, takspot, kristallkrona, fönsterpendel, kökslampa, rislampa | golvlampa, ställampa, golvbelysning, stålampa, båglampa, stativlampa, uplight, trebenslampa, standlampa, vardagsrumslampa | läslampa, läsbelysning, fåtöljlampa, vägglampa',
      'bordslampa, nattlampa, sänglampa, nattduksbordslampa, sängbordslampa, fönsterlampa, skrivbordslampa, arbetslampa, kontorslampa, lampfot, batterilampa, barnlampa, svamplampa, vägglampa | glaskula, klot, klotlampa, glasklot, globlampa, glob | skärm, lampskärm, tygskärm | dimbar, dimmer, dimmerbar, dimras, steglös | matta, ryamatta',
      'matta, golvmatta, vardagsrumsmatta, salongsmatta, kelim, kilim, kelimmatta, jutematta, sisalmatta, viskosmatta, slätvävd | ryamatta, rya, långluggsmatta, luggmatta, shaggy | gångmatta, hallmatta, löpare, entrématta, dörrmatta, köksmatta, löpmatta, korridormatta | trasmatta, bomullsmatta, köksmatta, badrumsmatta, röllakan, röllakansmatta, badmatta, allmogematta',
      'utomhusmatta, utematta, balkongmatta, altanmatta, terrassmatta, plastmatta, trädgårdsmatta, uteplatsmatta | rutig, rutor, schackrutig, rutmönster, rutigt, mönstrad | kudde, prydnadskudde, soffkudde, dekorationskudde, kuddfodral, kuddöverdrag, örngott, fåtöljkudde, ryggkudde, inredningskudde, nackkudde, svankkudde, innerkudde, dekorkudde',
      'kuddrulle, rullkudde, bolster, nackrulle, korvkudde, pölkudde, nackkudde, rulle, cylinderkudde | sittdyna, stolsdyna, sittkudde, dyna, stoldyna, stolskudde, sitsdyna, bänkdyna, sittunderlag | utekudde, utedyna, trädgårdsdyna, utomhuskudde, trädgårdskudde, solsängsdyna, positionsdyna, sittdyna, dynset | vas, blomvas, blommor, blomstervas, blomma, bukett, keramikvas, tulpanvas, kanna | glasvas, kristallvas | klotvas, kula',
      'möbel, möbler, möblemang | utemöbler, trädgårdsmöbler, uteplatsmöbler, balkongmöbler, altanmöbler, terrassmöbler, loungemöbler, utomhusmöbler, verandamöbler, uterumsmöbler, poolmöbler, konstrottingmöbler | ute, trädgård, utomhus, balkong, terrass, uteplats, altan, veranda, utemiljö, trädgården, takterrass, uterum, kolonilott, innergård, patio, utebruk',
      'inne och ute, väderbeständig, vädertålig, vattentålig, väderbeständigt, regntålig, utomhusbruk | trädgårdsgrupp, utegrupp, trädgårdsserie, loungegrupp, utemöbelgrupp, utemöbelset, trädgårdsset, loungeset, utomhusgrupp, balkongset, balkonggrupp, caféset, cafeset, cafégrupp, bistroset, bistrogrupp, altangrupp | loungemöbler, lounge, loungegrupp, loungeset, loungehörna',
      'trädgårdssoffa, utesoffa, loungesoffa, trädgårdsbänk, parkbänk, utebänk, balkongsoffa, altansoffa, hammock, hängsoffa, balkongbänk, terrassoffa | trädgårdsstol, utestol, balkongstol, altanstol, cafestol, caféstol, utomhusstol, campingstol, plaststol, terrasstol, parkstol | trädgårdsfåtölj, utefåtölj, solstol, solsäng, däckstol, brassestol, hängstol, strandstol, solfåtölj, liggstol, balkongfåtölj, rottingfåtölj, solvilstol',
      'trädgårdsbord, utebord, balkongbord, altanbord, terrassbord, utomhusbord, trädgårdsmatbord, picknickbord, verandabord | kafébord, cafébord, cafebord, balkongbord, bistrobord | loungebord, utesoffbord | parasoll, solskydd, solparaply, solskärm, parasol, solparasoll, hängparasoll, markis | parasoll med fot, parasollfot, parasollställ, parasollhållare | balkongparasoll, halvparasoll',
      'dynbox, dynlåda, dynbod, trädgårdslåda, dynförvaring, dynkista, kuddlåda, kuddbox, dynskåp, utebox, balkonglåda, trädgårdsförvaring, trädgårdsbox, altanbox, uteförvaring | kampanj, rea, erbjudande, rabatt, nedsatt, extrapris, sale, fynd, fyndvara, säsongserbjudande, kupp, mellandagsrea, sommarrea, deal, realisation, kampanjpris | outlet, restparti, utförsäljning, fyndhörna, rea, slutrea, utgående, lagerrensning',
      'nyhet, nyheter, nyinkommet, senaste | montering, monteringshjälp, hopmontering, monterad, ihopmontering | avtagbar klädsel, tvättbar, tvättbar klädsel, avtagbart överdrag, löstagbar, överdrag, maskintvättbar, tvättbart, avtagbar, klädsel | hopfällbar, fällbar, hopvikbar, vikbar, ihopfällbar, ihopvikbar, fäll | stoppad, vadderad, polstrad, stoppade, klädd, tygklädd, stoppning',
      'lackerad, lackad, lackerade, högblank, högglans, målad, blank | ribbor, ribb, ribbad, spjälor, lameller, lamell, räfflad, kannelerad, spröjs, lamellfront | grå, gråfärgad, betonggrå, mellangrå, stengrå, varmgrå, gråmelerad, musgrå, stålgrå, gråbeige, askgrå, cementgrå | ljusgrå, silvergrå, pärlgrå, silver, gråvit, blekgrå, ljus grå, ljusgråmelerad',
      'antracit, mörkgrå, kolgrå, grafit, grafitgrå, skiffergrå, antracitgrå, mörk grå, charcoal, kol, mörkgråmelerad, skiffer | svart, kolsvart, becksvart, svartbetsad, svartlackerad, svartmålad, svartlackad, ebenholts, mattsvart, sotsvart, black | vit, kritvit, snövit, vitlackerad, vitmålad, vitlackad, vitbetsad, vitpigmenterad, vitoljad, vitlaserad, högglansvit, white',
      'gräddvit, krämvit, benvit, offwhite, off white, naturvit, elfenben, elfenbensvit, äggskal, äggskalsvit, pärlvit, varmvit, brutet vit, bruten vit, råvit, vanilj, kräm, krämfärgad, grädde, ivory, creme, cremevit, ecru, ullvit, vaniljvit, champagne',
      'beige, sand, kräm, natur, sandfärgad, naturfärgad, sandbeige, ljusbeige, mörkbeige, greige, taupe, kitt, khaki, linnefärgad, hudfärgad, nude, camel, kamel, latte, havre, nougat, mullvad, ljusbrun, gråbeige',
      'brun, mörkbrun, ljusbrun, konjak, cognac, konjaksbrun, konjaksfärgad, choklad, chokladbrun, kastanj, kastanjebrun, kanel, mocka, tobak, kaffebrun, nötbrun, gyllenbrun, karamell, toffee, whisky, espresso, rödbrun, gråbrun, mahogny, rostbrun, mörk brun | blå, kornblå, kungsblå, koboltblå, safirblå, jeansblå, denim, gråblå, duvblå, mellanblå, klarblå, havsblå, royalblå, blåmelerad, mörkblå, petrolblå, kobolt',
      'marinblå, mörkblå, marin, navy, navyblå, midnattsblå, nattblå, indigo, indigoblå, blåsvart, djupblå, mörk blå | ljusblå, isblå, himmelsblå, pastellblå, babyblå, duvblå, ljus blå, rökblå, pudderblå | turkos, petrol, petroleum, petroleumblå, petrolblå, aqua, teal, blågrön, sjögrön, havsgrön, mint, mintgrön, petrolgrön',
      'grön, oliv, olivgrön, mossgrön, salvia, salviagrön, äppelgrön, lime, limegrön, pistage, gräsgrön, militärgrön, armégrön, ljusgrön, grågrön, dimgrön, mint, mintgrön, khakigrön, pistagegrön, ärtgrön, jade, klargrön, bladgrön | mörkgrön, flaskgrön, skogsgrön, smaragd, smaragdgrön, buteljgrön, grangrön, djupgrön, mörk grön, emerald, tallgrön, mossgrön, olivgrön',
      'gul, senap, senapsgul, senapsfärgad, solgul, citrongul, citron, ljusgul, ockra, ockragul, honungsgul, honung, saffran, saffransgul, guldgul, kycklinggul, klargul, curry, pastellgul, majsgul | orange, rost, rostfärgad, rostorange, rostbrun, terrakotta, terracotta, aprikos, brandgul, bränd orange, tegel, tegelfärgad, koppar, kopparfärgad, korall, mandarin, apelsin, persika, rostrött, roströd',
      'röd, vinröd, bordeaux, burgundy, körsbärsröd, mörkröd, tegelröd, klarröd, rubinröd, tomatröd, roströd, ljusröd, vinfärgad, burgundi, dovröd, scharlakansröd, bordeauxröd, korallröd, rosenröd | rosa, gammelrosa, gammalrosa, puderrosa, ljusrosa, cerise, skär, laxrosa, lax, babyrosa, blekrosa, dammrosa, pink, pudder, mörkrosa, persika, persikorosa, pastellrosa, rosé, blush, laxfärgad',
      'lila, violett, plommon, plommonfärgad, aubergine, lavendel, syrén, ljuslila, mörklila, purpur, ljung, gredelin, blålila | flerfärgad, mångfärgad, färgglad, randig, brokig, mönstrad, färgstark, regnbåge, färgglatt, ränder, multifärgad, mönster, blommig | skinn, läder, konstläder, konstskinn, äkta skinn, äkta läder, nappa, anilin, anilinläder, läderimitation, pu läder, nöthud, kärnläder, buffelskinn, mocka, skai',
      'tyg, textil, möbeltyg, polyester, mikrofiber, chenille, bouclé, bouclétyg, buklé, teddy, teddytyg, plysch, manchester, väv, tygklädd, boucle, jeanstyg, strukturtyg | sammet, velour, velur, velvet, velours, plysch, manchester, sammetstyg, sammets | ull, ylle, lammull, merinoull, ulltyg, filtad, fårull, ullfilt, nyzeeländsk ull, tovad | linne, lin, linnetyg, lintyg, linneblandning',
      'bomull, canvas, kanvas, bomullstyg, bomulls, ekologisk bomull | trä, massivt, massiv, massivträ, träfärgad, träslag, trämöbler, solid, helträ, massivt trä, träfärgat, mdf, spånskiva, plywood, faner, fanér | ek, ekträ, ekfanér, ekfaner, ek faner, massiv ek, ekfärgad, ljust trä, ljus ek, ljus trä, ljusträ, vitoljad ek, naturek, vildek',
      'valnöt, nötträ, valnötsträ, valnötsfanér, mörkt trä, mörk trä, valnötsfärgad, walnut, mahogny, palisander, jakaranda | furu, furuträ, tall, gran, massiv furu | teak, teakträ, akacia, akaciaträ, eukalyptus, hårdträ, hårdträslag, robinia, mango, mangoträ',
      'metall, stål, järn, smide, smidesjärn, aluminium, stålrör, krom, kromad, förkromad, rostfri, rostfritt, plåt, mässing, guld, koppar, borstat stål, gjutjärn, zink, stålram, tenn, mässingsfärgad, guldfärgad, gyllene, silverfärgad | stålrör, stål, rörstål, rör | aluminium, alu, aluminum, lättmetall | rep, flätverk, konstrotting, polyrotting, rotting, rottan, repflätad, olefin, snöre, rattan',
      'glas, glasskiva, härdat glas, rökfärgat glas, glasdörrar, kristall, opalglas, klarglas, spegelglas | marmor, sten, stenskiva, granit, kalksten, travertin, terrazzo, marmorskiva, betong, natursten, stenbord | keramik, stengods, lergods, porslin, lera, keramisk, terrakotta | plast, polypropen, polypropylen, akryl, plexi, plexiglas, konstmaterial | skum, skumgummi, kallskum, memoryskum, memory foam, tempur, latex, skumplast',
      'rund, cirkelformad, cirkulär, rundade, rundad, klotformad, organisk, cirkel, runda hörn | oval, ellips, elliptisk, avrundad, avlång, ellipsformad | kvadratisk, fyrkantig, kvadrat | rektangulär, avlång, rektangel, fyrkantig, långsmal | hörn, vinkel | rak, rakt | matplats, matrum, matsal, matvrå, matsals, matrums, allrum | sovrum, sängkammare, sovalkov, alkov | vardagsrum, finrum, allrum, sällskapsrum, tvrum, storstuga',
      'barn, barnens, junior, bebis, baby, småbarn, kids, ungdom, tonåring | armstöd, karm, armlän',
    ].flatMap(grouped),
    ...[
      'l soffa, l formad soffa, lsoffa, 5 sits soffa, 5 sitssoffa, 6 sits soffa: hörnsoffa | usoffa, u formad soffa, u formad, 6 sits soffa, 7 sits soffa: u soffa | öppet avslut, öppet slut: schäslong | byggbar soffa, modulbaserad soffa, modulsoffa, sektionssoffa: modulbaserad | liten soffa, litet soffa, soffa liten lägenhet, smal soffa: 2 sitssoffa | stor soffa, lång soffa: 4 sitssoffa, hörnsoffa',
      '2 5 sits, två halv sits, 2 5 sitssoffa: 2 sitssoffa, 3 sitssoffa | läder soffa, konstläder soffa: skinnsoffa | bäddbar soffa, soffa bäddfunktion: bäddsoffa | gustaviansk soffa, soffa köket, soffa matbord: kökssoffa | soffa fåtölj, soffa och två fåtöljer: soffserie | öronlappsfåtölj, öronfåtölj, öronlapp, fåtölj hög rygg, hög fåtölj, fåtölj nackstöd: högryggad fåtölj | tv fåtölj, ställbar fåtölj, fåtölj fotpall: vilstol',
      'svängbar fåtölj, roterande fåtölj, snurrbar fåtölj: snurrfåtölj | soffbord set, set soffbord, bord soffan: sidobord, soffbord | c bord, bord soffa, litet bord: sidobord | bord sängen, bord säng, skåp sängen: nattduksbord | bord köket, bord kök, bord matplats, middags bord: matbord',
      'klaffbord, slagbord, fällbord, klaffmatbord, förlängningsbord, utdragsbord, matbord klaff, bord klaff, matbord iläggsskiva, matbord iläggsskivor: utdragbart matbord | höj sänkbart skrivbord, höj sänkbart bord, höjbart skrivbord, höj sänkbar, bord dator, bord kontor, skrivbord hörn: skrivbord | stol matbord, stol köksbord, stol köket, stol kök: matstol',
      'bardisk stol, hög stol, hög pall, stol bardisk, stol köksö, stol barbord: barstol | stol armstöd, matstol armstöd, stol karm, matstol karm: karmstol, pinnstol armstöd | stol skrivbord, stol kontor, stol skrivbordet: karmstol, snurrfåtölj | lilla åland: pinnstol | stapelbar stol, stapelbara stolar, hopfällbar stol: stapelstol',
      'bord stolar, bord 4 stolar, bord 6 stolar, matbord stolar, matbord 4 stolar, matbord 6 stolar, matbord 8 stolar, matgrupp stolar, matgrupp 4 stolar, matgrupp 6 stolar, matgrupp 8 stolar, köksbord stolar, köksbord 4 stolar, matgrupp 4 personer, matgrupp 6 personer, matgrupp 8 personer: matplatsserie | bänk matbord, bänk köksbord, bänk kök, bänk köket: matbänk',
      'bänk hall, bänk skor, bänk sko, bänk skohylla, bänk skoförvaring, sittbänk hall: hallbänk | hylla skor, skåp skor, ställ skor, förvaring skor, hylla hall: skohylla | byrå hall, skåp hall, bord hall, avlastningsbord hall: hallbyrå | säng kontinental, stoppad säng, klädd säng, kontinentalsäng, tygsäng, vadderad säng, polstrad säng, säng tyg: stoppad gavel, klädd säng',
      'säng 90, 1 persons säng, smal säng, liten säng, säng barn, säng barnrum, säng lekrum, säng ungdom, säng tonåring: enkelsäng | hopfällbar säng, fällbar säng, vikbar säng, säng gäster, säng gäst, säng gästrum: gästsäng | hopfällbar madrass, madrass gäster, vikbar madrass: gästmadrass | hård madrass, styv madrass, fast madrass, medium madrass: madrass fast | kläder förvaring, kläder skåp, walk in closet, skåp kläder: garderob',
      'stående skåp, högt skåp, skåp glasdörrar, skåp glas: högskåp | lågt skåp, låg bänk förvaring: låg skänk | tvbänk, mediabänk, tv möbel, tv bord, tvbord, tvmöbel, tv hylla, tv skåp, tvskåp, tv byrå, tv skänk, mediamöbel, mediaskåp, mediabord, mediahylla, mediaförvaring, tv konsol, tv ställ, mediebänk, mediemöbel, bänk tv, skänk tv, möbel tv: tv bänk | vägghängd hylla, hylla väggen, hylla vägg: hyllsystem, steghylla',
      'lutande hylla: steghylla | hylla böcker, hylla barnrum: bokhylla | stor spegel, stående spegel, lång spegel, spegel golv, hel spegel: golvspegel | lampa tak, lampa taket, lampa matbord, lampa köksbord, lampa matplats, lampa kök, lampa köket, lampa hall: taklampa | plafond, takplafond, platt taklampa, plafondlampa, platt lampa: flat taklampa | lampa soffa, lampa golv, lampa golvet, lampa vardagsrum, lampa hörn: golvlampa',
      'lampa läshörna, lampa fåtölj, lampa läsfåtölj, lampa läsning, lampa bok: läslampa | lampa nattduksbord, lampa nattduks bord, lampa sängbord, lampa nattygsbord, lampa säng, lampa sovrum, lampa bord, lampa byrå, lampa skänk, lampa sideboard, lampa fönster, lampa fönstret, lampa skrivbord, lampa kontor, portabel lampa, laddningsbar lampa: bordslampa | fluffig matta, tjock matta, mjuk matta, lurvig matta, matta lugg: ryamatta',
      'matta hall, matta hallen, matta entré, matta kök, matta köket, avlång matta, lång matta, smal matta: gångmatta | matta badrum, matta badrummet, tvättbar matta, matta tvättbar: trasmatta, bomullsmatta | matta balkong, matta altan, matta ute, matta utomhus, matta uteplats, matta terrass, matta trädgård: utomhusmatta | kudde soffa, kuddar soffan: prydnadskudde',
      'dyna stol, dyna matstol, kudde stol, dyna pinnstol, kudde bänk: sittdyna | dyna utemöbler, dyna trädgårdsstol, dyna ute, kudde ute, kudde utomhus, kudde balkong, kudde utemöbler: utekudde, sittdyna | stor vas, hög vas, vas golv: golvvas | rund vas: klotvas',
      'matgrupp ute, matgrupp utomhus, matgrupp trädgård, matgrupp altan, matgrupp balkong, bord stolar ute, bord stolar balkong, utebord stolar, trädgårdsbord stolar, möbler balkong: trädgårdsgrupp | soffa ute, soffa utomhus, soffa balkong, soffa altan, soffa trädgård, soffa uteplats, bänk trädgård, bänk ute, bänk balkong, bänk uteplats, soffa terrass, loungesoffa ute: trädgårdssoffa',
      'stol ute, stol utomhus, stol balkong, stol altan, stol trädgård, stol terrass, stol uteplats: trädgårdsstol | fåtölj ute, fåtölj utomhus, fåtölj balkong, fåtölj altan, fåtölj trädgård, loungefåtölj ute, baden baden, baden baden stol, stol sola, stol solen: trädgårdsfåtölj | positionsstol, hög trädgårdsstol, ställbar trädgårdsstol, trädgårdsstol hög rygg: högryggad trädgårdsfåtölj',
      'bord ute, bord utomhus, bord altan, bord trädgård, bord terrass, bord uteplats, matbord ute, matbord utomhus, matbord altan: trädgårdsbord | bord balkong, litet trädgårdsbord, litet utebord, fällbart bord, runt utebord: kafébord | soffbord ute, soffbord utomhus, soffbord trädgård, soffbord altan: loungebord, trädgårdsbord | parasoll balkong, litet parasoll: balkongparasoll',
      'frihängande parasoll, stort parasoll: fyrkantig parasoll, parasoll 300 | parasollfot, parasollställ, parasollhållare, fot parasoll: parasoll fot | förvaring dynor, förvaring ute, förvaring utomhus, förvaring balkong, förvaring trädgård, låda dynor, box dynor, box ute: dynbox | black friday: kampanj | 2 personer, två personer: 68 | 4 personer, fyra personer, 4 personers bord, 4 pers, 4 sittplatser: 120, 100, 140',
      '5 personer, fem personer: 140, 160 | 6 personer, sex personer, 6 personers, 6 pers, 6 sittplatser, 6 stolar: 180, 186, 194, 200, 220 | 8 personer, åtta personer, 8 personers, 8 pers, 8 sittplatser, 8 stolar: 200, 220, 240 | 10 personer, tio personer, 10 pers, 12 personer, tolv personer, 12 pers: 240, 220 | lampa barnrum, lampa barn: bordslampa, golvlampa | matta barnrum, matta barn, matta lekrum, matta tonårsrum: matta',
      'bord barnrum, bord barn: skrivbord, sidobord | stol barnrum, stol barn: pinnstol, stapelstol | byrå barnrum, byrå barn: byrå | garderob barnrum, garderob barn: garderob | puff barnrum, pall barnrum: puff, pall | hörnsoffa ute, hörnsoffa utomhus, hörnsoffa altan, hörnsoffa trädgård, hörnsoffa balkong, hörnsoffa uteplats, soffgrupp utomhus: trädgårdssoffa | femsits, fem sits, 5 sits, sexsits, sex sits, sju sits: hörnsoffa',
      '3 5 sits, tre halv sits, 3 5 sitssoffa: 3 sitssoffa, 4 sitssoffa | bänk fotändan, bänk säng, bänk sovrum: stoppad bänk | ekmöbler, ekmöbel: möbler ek | ekbord: bord ek | ekstol: stol ek | eksäng: säng ek | ekhylla: hylla ek | ekbyrå: byrå ek | ekskänk: skänk ek | lampa badrum, lampa toalett: taklampa | bord vardagsrum, bord tv: soffbord | stol vardagsrum, stol sovrum: fåtölj | bord sovrum: nattduksbord',
      'hylla kök, hylla badrum, hylla kontor, hylla arbetsrum, hylla vardagsrum, hylla sovrum, öppen hylla, öppna hyllor: hylla, bokhylla | skåp kök, skåp kontor, skåp vardagsrum, skåp sovrum: skåp, högskåp | förvaring badrum, förvaring kök, förvaring vardagsrum, förvaring sovrum, förvaring säng: förvaringslåda, förvaring',
    ]
      .flatMap(parted)
      .flatMap(meant),
    ...numbers,
  ],
  kinds: [
    'möbler: soffa, stol, fåtölj, bord, säng, bänk, skåp, hylla, skänk, byrå, pall, puff, grupp, serie | hemmakontor, kontor, arbetsrum, kontorsmöbler, arbetshörna: karmstol, bokhylla | barnrum, tonårsrum, ungdomsrum, lekrum, pojkrum, flickrum, barnmöbler: barnhylla, enkelsäng, förvaringslåda, korg | hall, entré, tambur, farstu, hallmöbler, entrémöbler, groventré, kapprum: hallbänk, skohylla, hallbyrå, gångmatta, hallset',
    'matgrupp, matsalsgrupp, köksgrupp, matrumsgrupp: matbord, matstol | matrum, matsal, matsalsmöbler, matrumsmöbler, matplats, matplatsmöbler, matvrå: matbord, matstol, skänk, matbänk | kök, köksmöbler, pentry, frukosthörna, lantkök: matbord, matstol, barstol, kökssoffa, matbänk | badrum, toalett, tvättstuga, badrumsmöbler, dusch: spegel, korg, pall, skåp',
    'sovrum, sängkammare, sovrumsmöbler: säng, nattduksbord, byrå, madrass, garderob | gästrum, stuga, sommarstuga, fritidshus, gäster, övernattning, övernattningsgäster: gästsäng, bäddsoffa, gästmadrass | studentrum, studentlägenhet, kollektiv, korridorsrum: enkelsäng, bäddsoffa, skrivbord, hylla | vardagsrum, finrum, tvrum, vardagsrumsmöbler, allrum: soffa, soffbord, fåtölj, bokhylla',
    'läshörna, bibliotek, läsrum: läslampa, fåtölj, läsmöbler, bokhylla | balkong, loggia: kafébord, balkongparasoll, trädgårdsstol | uterum, altan, veranda, växthus, orangeri, inglasad, vinterträdgård, pool: trädgårdssoffa, trädgårdsfåtölj, trädgårdsbord, trädgårdsstol | ljus: ek, beige, gräddvit, vit, ljusgrå, furu | mörk: valnöt, svart, antracit, brun, marinblå, mörkgrön | vit: gräddvit | grå: ljusgrå, antracit | blå: marinblå',
    'pastell, pastellfärgad: rosa, ljusblå, lila | trä, massivt, massiv, massivträ, träfärgad: ek, valnöt, furu, teak | björk, björkträ, bok, bokträ, asp, aspträ, lönn, alm, askträ, körsbär, körsbärsträ, bambu, vitpigmenterad: ek, trä | rottingmöbler: rep, korg | bäddfåtölj, sovfåtölj, fåtöljsäng, gästfåtölj: bäddsoffa, gästsäng, fåtölj | hörnbäddsoffa, vinkelbäddsoffa: bäddsoffa, hörnsoffa',
    'kontorsstol, skrivbordsstol, gamingstol, spelstol, arbetsstol, datorstol, skrivbordstol, kontorstol, gamerstol, sadelstol: snurrfåtölj, karmstol, matstol, stol | fällstol, klappstol, vikstol, extrastol: stapelstol, matstol, stol | barnstol, juniorstol, barnmatstol, tripp trapp, barnpall, barnfåtölj: pall, stapelstol, pinnstol | barnbord, lekbord, pysselbord: sidobord, soffbord',
    'hängstol, äggfåtölj, hängmatta, hammock, gungsoffa, hänggunga, äggstol: trädgårdsfåtölj, trädgårdssoffa, gungstol | rottingstol, rottingfåtölj, korgstol, korgfåtölj: trädgårdsstol, trädgårdsfåtölj, matstol | trädgårdsbänk, parkbänk, utebänk, picknickbord, bänkbord: trädgårdssoffa, trädgårdsbord | solsäng, solvagn, solstol, brassestol, däckstol: trädgårdsfåtölj, trädgårdssoffa',
    'utemöbel, utegrupp: trädgårdsgrupp, trädgårdssoffa, trädgårdsstol, trädgårdsbord | caféset, cafégrupp, balkongset, balkonggrupp, bistroset: kafébord, trädgårdsstol | paviljong, partytält, pergola, solsegel, segel, insynsskydd, vindskydd, markis: parasoll | grill, utekök, eldstad, vedställ, planteringslåda, odlingslåda: dynbox, trädgårdsbord',
    'konsolbord, konsol, hallbord, väggbord, halvmånebord, entrébord: sidobord, hallbyrå, skänk | avlastningsbänk: hallbänk, hallbyrå | sminkbord, toalettbord, sminkmöbel, spegelbord: skrivbord, nattduksbord, byrå, spegel | sekretär, chiffonjé: skrivbord, skänk | klaffbord, slagbord, fällbord: matbord, kafébord | barbord, ståbord, högbord, bardisk: barstol, kafébord, matbord',
    'köksö, köksvagn, serveringsvagn, serveringsbord, rullvagn, rullbord, barvagn, drinkvagn, tebricka, brickställ: sidobord, lampbord, skänk | glasbord: soffbord, sidobord | barskåp, vinskåp, vitrinskåp, vitrin, porslinsskåp, glasskåp, arkivskåp, skafferi, badrumsskåp, kökskåp, städskåp, hängskåp, linneskåp, hörnskåp, väggskåp: skåp, skänk | kommod, tvättställsskåp, medicinskåp, spegelskåp: skåp, byrå, spegel',
    'skötbord, hurts, lådhurts: skänk, nattduksbord | klädhängare, hatthylla, krok, knagg, hängare, klädställning, klädställ, herrbetjänt, klädstång, paraplyställ, nyckelskåp, galge, krokbräda, kroklist, klädkrok: hallset, hallbänk, hallbyrå, garderob | skor, skoskåp, skoställ, skoförvaring, stövlar: hallbänk | klädförvaring: garderob, byrå',
    'vinställ, vinhylla, kryddhylla, tidningsställ, tavelhylla, tavellist, hyllplan, konsolhylla, badrumshylla, kökshylla, hallhylla, stringhylla: hylla | rumsavdelare, skärmvägg, vikskärm: hyllsystem, hylla | sängbänk, sängpall, sängpuff, sängkista: bänk, puff, pall | loftsäng, våningssäng, barnsäng, juniorsäng, spjälsäng, växasäng, babysäng, bedsidecrib, utdragssäng, kojsäng, halvhög säng: säng, gästsäng',
    'kontinentalsäng, ställbar, vattensäng, resårbotten, sängbotten, ribbotten: säng, madrass | bäddmadrass, överdragsmadrass, tagelmadrass, madrasskydd, topper: madrass | barnmadrass, babymadrass, spjälsängsmadrass: gästmadrass, madrass | vägglampa, väggarmatur, sängbordslampa, klämlampa, leslampa: läslampa, bordslampa, lampa',
    'utebelysning, utelampa, trädgårdsbelysning, solcellslampa, solcellsbelysning, ljusslinga, lykta, lanterna, ljusstake, ljuslykta, värmeljus, adventsstjärna, adventsljusstake, julstjärna: lampa, bordslampa | spotlight, spot, skenspot, glödlampa, lampfot, ledlampa, led, lampsladd: lampa | pläd, filt, ullpläd, yllefilt, överkast, sängöverkast, mohairpläd, fleecefilt: prydnadskudde, ullkudde, sammetskudde',
    'fårskinn, fårfäll, fäll, skinnfäll, lammskinn: ryamatta, ullkudde, sittdyna | huvudkudde, sovkudde, amningskudde, örngott: kudde | badrumsmatta, badmatta, barnmatta, lekmatta, heltäckningsmatta, tvättstugematta: matta | kruka, blomkruka, ytterkruka, urna, blomurna, krukfat, amfora, ampel, fat, karaff, blomlåda: vas',
    'inredningsdetalj, prydnad, dekoration, present, inflyttningspresent, accessoarer, detaljer, figur: vas, prydnadskudde, korg, ask | papperskorg, pedalhink, sopkorg, brödkorg, smyckeskrin, städlåda, cykelkorg, picknickkorg: korg, ask | leksaker, leksaksförvaring, lego, pyssel: korg, ask | gaming, gamer, dator: skrivbord | arbetsbänk, verkstadsbänk: skrivbord, bänk | personer, pers, sittplatser: matbord, matgrupp, trädgårdsbord',
    '5, 6, 7, 8, 9, 10, 12, fem, sex, sju, åtta, nio, tio, tolv: stol, låda, byrå, grupp, serie, hylla | 2, 3, 4, två, tre, fyra: stol, kudde, nattduksbord, puff, låda | klädd, stoppad, tygklädd, vadderad, polstrad: tyg | hopfällbar, fällbar, hopvikbar, vikbar, ihopfällbar: stapelbar, kafébord',
  ]
    .flatMap(parted)
    .flatMap(standing)
    .concat(absent),
  numbers: new Map(numbers),
  rooms: ['rum', 'rummet', 'rummen', 'stuga', 'stugan', 'hörna', 'hörnan', 'plats', 'platsen'],
  tendencies: [
    'price less: billig, billigt, billiga, billigare, billigast, billigaste, prisvärd, prisvärt, prisvärda, budget, budgetvänlig, ekonomisk, lågprissoffa, fyndig',
    'price more: dyr, dyrt, dyra, dyrare, dyrast, dyraste, exklusiv, exklusivt, exklusiva, lyx, lyxig, lyxigt, lyxiga, lyxigare, påkostad, påkostat, premium',
    'product_width less: liten, litet, lilla, små, mindre, minst, minsta, smal, smalt, smala, smalare, smalast, smalaste, kompakt, kompakta, kort, korta, kortare, mini, nätt, nätta, trång, trångt, trånga, pytteliten, platsbesparande, utrymmessnål, utrymmessnålt, miniatyr, slimmad',
    'product_width more: stor, stort, stora, större, störst, största, bred, brett, breda, bredare, bredast, bredaste, lång, långt, långa, längre, längst, längsta, rymlig, rymligt, rymliga, rejäl, rejält, rejäla, jättestor, jättestort, jättestora, enorm, gigantisk, xl, xxl',
    'product_height less: låg, lågt, låga, lägre, lägst, lägsta',
    'product_height more: hög, högt, höga, högre, högsta',
    'product_depth less: grund, grunt, grunda, grundare',
    'product_depth more: djup, djupt, djupa, djupare',
    'product_thickness less: tunn, tunt, tunna, tunnare',
    'product_thickness more: tjock, tjockt, tjocka, tjockare',
  ].map(tending),
  limits: {
    below: listed('under, mindre än, billigare än, smalare än, kortare än, lägre än, <'),
    atMost: listed(
      'max, maximalt, maximum, maxpris, högst, som mest, upp till, upptill, inte över, inte mer än, inte dyrare än, ej över, ej mer än, inom',
    ),
    atLeast: listed(
      'över, minst, minimum, som minst, från, mer än, större än, dyrare än, bredare än, längre än, högre än, djupare än, inte under, inte mindre än, ej under, ej mindre än, >',
    ),
    between: ['mellan', 'från'],
    upTo: ['till', 'och', 'upp till'],
    metre: ['meter', 'm', 'meters'],
    centimetre: ['cm', 'centimeter', 'centimeters'],
    currency: ['kronor', 'krona', 'spänn', 'euro'],
    measures: {
      product_width: listed(
        'bredd, bredden, bred, brett, breda, längd, längden, lång, långt, långa, diameter, diametern',
      ),
      price: listed('pris, priset, maxpris, billigare, dyrare'),
      product_depth: listed('djup, djupt, djupa, djupet, djupare'),
      product_height: listed('höjd, höjden, hög, högt, höga, högre, lägre'),
      product_seat_height: listed('sitthöjd, sitthöjden'),
      product_seat_depth: listed('sittdjup, sittdjupet'),
      product_table_height: listed('bordshöjd, bordshöjden'),
      product_thickness: listed('tjocklek, tjock, tjockt, tjocka'),
    },
  },
};
