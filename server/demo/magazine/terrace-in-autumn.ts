import type { ArticlePlan } from './article.ts';

/** A month more outdoors, and what has to be done before it ends. */
export const terraceInAutumn: ArticlePlan = {
  id: 109,
  key: 'terrassen-om-hosten',
  publishedOn: '2026-09-24',
  author: 'Jonas Aune',
  themes: ['outdoors'],
  title: [
    'Terrassen om høsten',
    'Altanen på hösten',
    'The terrace in autumn',
    'Terrassen om efteråret',
    'Terassi syksyllä',
  ],
  lead: [
    'Sitt ute fire uker til. Og gjør fem ting før frosten.',
    'Sitt ute i fyra veckor till. Och gör fem saker före frosten.',
    'Sit outside for four more weeks. And do five things before the frost.',
    'Sid ude fire uger mere. Og gør fem ting før frosten.',
    'Istu ulkona vielä neljä viikkoa. Ja tee viisi asiaa ennen pakkasia.',
  ],
  text: [
    `I august er terrassen en stue. I november er den et lager. Imellom ligger den beste tiden på året, med klar luft og ingen mygg. Den krever bare at noen tar med et pledd.
    ## Flytt etter solen
    Om høsten står solen lavt, og den kommer fra et annet sted enn i juni. Gå ut klokken tre og se hvor det er lyst. Sett stolene der, med ryggen mot veggen. En lett [hagelenestol](SKJER-LENESTOL) flyttes med to fingre. Veggen gir tilbake varme i to timer etter at solen er borte.
    ## Gjør det lunt
    Vind er verre enn kulde. En levegg hjelper, men en parasoll på skrå hjelper også, så lenge det ikke blåser opp. Legg et skinn på setet og et teppe over knærne, og sett en lykt på bordet. Mat smaker mer ute når det er ni grader. Suppe smaker mest.
    ## Fem ting før frosten
    - Vask alt med såpevann. Alger som får sitte til våren, setter merker.
    - La putene tørke inne i to dager før de legges bort. I [putekassen](BRIS-PUTEKASSE) holder de seg tørre, men de må være tørre når de kommer dit.
    - Løft bordet opp på klosser, så bena ikke står i vann. [Hagebordet Vik](VIK-BORD-186) kan stå ute hele vinteren på den måten.
    - Stable [stolene](VIK-STOL) og bind dem sammen. En stol som blåser rundt, ødelegger mest av det den treffer.
    - Ta ned [parasollen](SOLEN-PARASOLL), børst den, og heng den åpen i boden et døgn før du legger den sammen.
    ## Trekk eller ikke trekk?
    Et trekk som ligger tett på, samler fukt og gir muggflekker. Skal du dekke til, la det være luft under og åpent i endene. Tre og aluminium har det best uten. De blir våte, og så blir de tørre igjen.
    La én stol stå. Det kommer alltid en dag i februar.`,
    `I augusti är altanen ett vardagsrum. I november är den ett förråd. Däremellan ligger årets bästa tid, med klar luft och inga myggor. Den kräver bara att någon tar med en filt.
    ## Flytta efter solen
    På hösten står solen lågt, och den kommer från ett annat håll än i juni. Gå ut klockan tre och se var det är ljust. Ställ stolarna där med ryggen mot väggen. En lätt [trädgårdsfåtölj](SKJER-LENESTOL) flyttas med två fingrar. Väggen ger tillbaka värme i två timmar efter att solen har gått.
    ## Gör det lä
    Vind är värre än kyla. Ett vindskydd hjälper, men ett parasoll på snedden hjälper också så länge det inte blåser upp. Lägg ett fårskinn på sitsen och en filt över knäna, och ställ en lykta på bordet. Mat smakar mer ute när det är nio grader. Soppa smakar mest.
    ## Fem saker före frosten
    - Tvätta allt med såpvatten. Alger som får sitta till våren lämnar märken.
    - Låt dynorna torka inne i två dagar innan de läggs undan. I [dynboxen](BRIS-PUTEKASSE) håller de sig torra, men de måste vara torra när de kommer dit.
    - Lyft upp bordet på klossar så att benen inte står i vatten. [Trädgårdsbordet Vik](VIK-BORD-186) kan stå ute hela vintern på det viset.
    - Stapla [stolarna](VIK-STOL) och bind ihop dem. En stol som blåser omkring förstör mest det den träffar.
    - Ta ner [parasollet](SOLEN-PARASOLL), borsta det och häng det uppfällt i förrådet ett dygn innan du fäller ihop det.
    ## Överdrag eller inte?
    Ett överdrag som ligger tätt samlar fukt och ger mögelfläckar. Ska du täcka över, lämna luft under och öppet i ändarna. Trä och aluminium mår bäst utan. De blir våta, och sedan blir de torra igen.
    Låt en stol stå kvar. Det kommer alltid en dag i februari.`,
    `In August the terrace is a living room. In November it is a shed. In between lies the best time of the year, with clear air and no mosquitoes. All it asks is that someone brings a blanket.
    ## Follow the sun
    In autumn the sun is low and comes from somewhere else than in June. Go out at three and see where it is bright. Put the chairs there, with their backs to the wall. A light [garden armchair](SKJER-LENESTOL) moves with two fingers. The wall gives its warmth back for two hours after the sun has gone.
    ## Keep the wind out
    Wind is worse than cold. A screen helps, and so does a tilted parasol, as long as it does not blow up. Put a sheepskin on the seat, a rug over your knees and a lantern on the table. Food tastes of more outdoors at nine degrees. Soup tastes of most.
    ## Five things before the frost
    - Wash everything with soapy water. Algae that stay until spring leave marks.
    - Let cushions dry indoors for two days before you put them away. They stay dry in the [cushion box](BRIS-PUTEKASSE), but they have to be dry when they get there.
    - Lift the table onto blocks, so that its legs do not stand in water. The [Vik garden table](VIK-BORD-186) can stay out all winter that way.
    - Stack the [chairs](VIK-STOL) and tie them together. A chair in the wind mostly harms what it hits.
    - Take the [parasol](SOLEN-PARASOLL) down, brush it, and hang it open in the shed for a day before you fold it.
    ## To cover or not?
    A tight cover gathers damp and gives mould. If you must cover, leave air underneath and the ends open. Wood and aluminium do best without. They get wet, and then they get dry.
    Leave one chair out. There is always a day in February.`,
    `I august er terrassen en stue. I november er den et lager. Midt imellem ligger årets bedste tid med klar luft og ingen myg. Den kræver bare, at nogen tager et tæppe med.
    ## Flyt efter solen
    Om efteråret står solen lavt og kommer fra et andet sted end i juni. Gå ud klokken tre, og se, hvor der er lyst. Stil stolene dér med ryggen mod muren. En let [havelænestol](SKJER-LENESTOL) flyttes med to fingre. Muren giver varme tilbage i to timer, efter at solen er væk.
    ## Skab læ
    Vind er værre end kulde. En læskærm hjælper, men en parasol på skrå hjælper også, så længe det ikke blæser op. Læg et lammeskind på sædet og et tæppe over knæene, og sæt en lygte på bordet. Mad smager af mere ude, når der er ni grader. Suppe smager af mest.
    ## Fem ting før frosten
    - Vask alt med sæbevand. Alger, der får lov at sidde til foråret, sætter mærker.
    - Lad hynderne tørre inde i to dage, før de lægges væk. I [hyndeboksen](BRIS-PUTEKASSE) holder de sig tørre, men de skal være tørre, når de kommer derned.
    - Løft bordet op på klodser, så benene ikke står i vand. [Havebordet Vik](VIK-BORD-186) kan stå ude hele vinteren på den måde.
    - Stabl [stolene](VIK-STOL), og bind dem sammen. En stol, der blæser rundt, ødelægger mest det, den rammer.
    - Tag [parasollen](SOLEN-PARASOLL) ned, børst den, og hæng den åben i skuret et døgn, før du slår den sammen.
    ## Overtræk eller ej?
    Et overtræk, der slutter tæt, samler fugt og giver mugpletter. Skal du dække til, så lad der være luft under og åbent i enderne. Træ og aluminium har det bedst uden. De bliver våde, og så bliver de tørre igen.
    Lad én stol stå. Der kommer altid en dag i februar.`,
    `Elokuussa terassi on olohuone, marraskuussa varasto. Niiden välissä on vuoden paras aika: kuulas ilma eikä yhtään hyttystä. Se vaatii vain, että joku ottaa huovan mukaan.
    ## Siirrä kalusteet auringon mukaan
    Syksyllä aurinko on matalalla ja tulee eri suunnasta kuin kesäkuussa. Mene ulos kello kolme ja katso, missä on valoisaa. Vie tuolit sinne, selkä seinää vasten. Kevyt [puutarhanojatuoli](SKJER-LENESTOL) siirtyy kahdella sormella. Seinä luovuttaa lämpöä vielä kaksi tuntia auringon laskettua.
    ## Pidä tuuli poissa
    Tuuli on pahempi kuin kylmä. Tuulensuoja auttaa, ja auttaa kallistettu aurinkovarjokin, kunhan ei ala puuskia. Laita istuimelle lampaantalja, polville huopa ja pöydälle lyhty. Ruoka maistuu ulkona enemmän, kun on yhdeksän astetta. Eniten maistuu keitto.
    ## Viisi asiaa ennen pakkasia
    - Pese kaikki saippuavedellä. Kevääseen asti jäävä levä jättää jäljet.
    - Kuivata pehmusteita sisällä kaksi päivää ennen kuin panet ne talteen. [Tyynylaatikossa](BRIS-PUTEKASSE) ne pysyvät kuivina, mutta niiden on oltava kuivia jo sinne mennessään.
    - Nosta pöytä palikoiden varaan, etteivät jalat seiso vedessä. [Vik-puutarhapöytä](VIK-BORD-186) voi näin olla ulkona koko talven.
    - Pinoa [tuolit](VIK-STOL) ja sido ne yhteen. Tuulessa lentävä tuoli rikkoo lähinnä sen, mihin osuu.
    - Ota [aurinkovarjo](SOLEN-PARASOLL) alas, harjaa se ja pidä se avattuna varastossa vuorokausi ennen kuin taittelet sen.
    ## Peite vai ei?
    Tiivis peite kerää kosteutta, ja siitä tulee hometta. Jos peität kalusteet, jätä alle ilmaa ja päät auki. Puu ja alumiini voivat parhaiten ilman peitettä. Ne kastuvat, ja sitten ne kuivuvat.
    Jätä yksi tuoli ulos. Helmikuussa tulee aina se yksi päivä.`,
  ],
};
