import type { BlockPlan } from './block-plan.ts';

/** How the shop measures: beside the measures of a product, and a page of its own. */
export const sizeGuide: BlockPlan = {
  identifier: 'size-guide',
  title: ['Slik måler vi', 'Så mäter vi', 'How we measure', 'Sådan måler vi', 'Näin mittaamme'],
  text: [
    `Alle mål er i centimeter, utvendig og på det bredeste. Sømmer og puter gir etter, så regn med en centimeter eller to.
      ## Bredde, dybde, høyde
      Bredden går fra side til side når du står foran møbelet, dybden fra forkant til bakkant, høyden fra gulvet til toppen.
      ## Sitte
      Sittehøyden er fra gulvet til oversiden av puten uten noen i den. Sittedybden er fra forkanten av puten til ryggen.
      ## Bord
      Høyden til bordplaten er fra gulvet til oversiden. Trekk fra tykkelsen for å se om lårene går under; 62 cm er nok for de fleste.
      ## Før du bestiller
      - Mål døren, gangen og svingen i trappen, ikke bare plassen.
      - Legg aviser på gulvet i møbelets mål, og gå rundt dem en dag.
      - La det være 70 cm til å gå forbi, og 40 cm mellom sofa og bord.`,
    `Alla mått är i centimeter, utvändigt och på det bredaste. Sömmar och kuddar ger efter, så räkna med en centimeter eller två.
      ## Bredd, djup, höjd
      Bredden går från sida till sida när du står framför möbeln, djupet från framkant till bakkant, höjden från golvet till toppen.
      ## Sits
      Sitthöjden är från golvet till dynans ovansida utan någon i den. Sittdjupet är från dynans framkant till ryggen.
      ## Bord
      Höjden till bordsskivan är från golvet till ovansidan. Dra av tjockleken för att se om låren går under; 62 cm räcker för de flesta.
      ## Innan du beställer
      - Mät dörren, hallen och svängen i trappan, inte bara platsen.
      - Lägg tidningar på golvet i möbelns mått och gå runt dem en dag.
      - Lämna 70 cm att gå förbi på och 40 cm mellan soffa och bord.`,
    `All measurements are in centimetres, outside and at the widest point. Seams and cushions give, so allow a centimetre or two.
      ## Width, depth, height
      The width runs from side to side as you stand in front of the piece, the depth from front to back, the height from floor to top.
      ## Seats
      The seat height is from the floor to the top of the cushion with nobody in it. The seat depth is from the front of the cushion to the back.
      ## Tables
      The height to the table top is from the floor to its upper side. Take off the thickness to see whether your legs fit under; 62 cm suits most people.
      ## Before you order
      - Measure the door, the hallway and the turn of the stairs, not only the place.
      - Lay newspapers on the floor in the size of the piece, and walk around them for a day.
      - Leave 70 cm to walk past, and 40 cm between sofa and table.`,
    `Alle mål er i centimeter, udvendigt og på det bredeste. Sømme og puder giver sig, så regn med en centimeter eller to.
      ## Bredde, dybde, højde
      Bredden går fra side til side, når du står foran møblet, dybden fra forkant til bagkant, højden fra gulvet til toppen.
      ## Sæde
      Sædehøjden er fra gulvet til oversiden af hynden uden nogen i den. Sædedybden er fra hyndens forkant til ryggen.
      ## Borde
      Højden til bordpladen er fra gulvet til oversiden. Træk tykkelsen fra for at se, om lårene kan være under; 62 cm er nok for de fleste.
      ## Før du bestiller
      - Mål døren, gangen og svinget på trappen, ikke kun pladsen.
      - Læg aviser på gulvet i møblets mål, og gå rundt om dem en dag.
      - Lad der være 70 cm at gå forbi på og 40 cm mellem sofa og bord.`,
    `Kaikki mitat ovat senttimetreinä, ulkomittoina ja leveimmästä kohdasta. Saumat ja tyynyt joustavat, joten varaa sentti tai kaksi.
      ## Leveys, syvyys, korkeus
      Leveys mitataan sivulta sivulle kalusteen edestä, syvyys etureunasta takareunaan, korkeus lattiasta ylös.
      ## Istuin
      Istuinkorkeus mitataan lattiasta tyynyn yläpintaan ilman istujaa. Istuinsyvyys mitataan tyynyn etureunasta selkänojaan.
      ## Pöydät
      Pöytälevyn korkeus mitataan lattiasta levyn yläpintaan. Vähennä paksuus, niin näet mahtuvatko reidet alle; 62 cm riittää useimmille.
      ## Ennen tilaamista
      - Mittaa ovi, käytävä ja portaiden käänne, älä vain paikkaa.
      - Levitä lattialle sanomalehtiä kalusteen mitoissa ja kierrä niitä päivän ajan.
      - Jätä 70 cm kulkutilaa ja 40 cm sohvan ja pöydän väliin.`,
  ],
};
