import type { measureFields } from '#config/facets.ts';

/** What shops call their columns, in letters without accents and without what is no letter; the likelier one first. */
export const fieldWords = {
  sku: 'sku variantsku varenummer varenr artikkelnummer artikkelnr artikelnummer artnr itemno itemnumber itemid productid productcode varekode modelnumber asin uniqid uniqueid ean gtin id',
  name: 'name title navn tittel produktnavn varenavn varetekst productname producttitle namn benamning titel bezeichnung produkt product model modell',
  product_name_2: 'name2 subtitle undertittel undertitel shortdescription kortbeskrivelse kortbeskrivning shorttext',
  price_incl_tax:
    'priceincltax priceinclvat prisinklmva prisinklmoms utprisinklmva utprisinklmoms utsalgsprisinklmva price pris utpris utsalgspris salgspris forsaljningspris sellingprice variantprice currentprice finalprice preis retailprice amount',
  original_price_incl_tax:
    'originalpriceincltax originalprice regularprice ordinaryprice listprice compareatprice variantcompareatprice oldprice wasprice beforeprice priceold actualprice mrp msrp rrp forpris ordinarpris ordpris ordinariepris veiledendepris veilpris tidligerepris',
  special_price_incl_tax:
    'specialpriceincltax specialprice saleprice salesprice offerprice campaignprice discountprice discountedprice tilbudspris tilbud kampanjepris kampanjpris reapris nedsattpris',
  categories:
    'categories category kategori kategorier productcategory productcategorytree categorytree categorypath breadcrumb breadcrumbs varegruppe produktgruppe gruppe producttype typename type department taxonomy',
  description:
    'description beskrivelse beskrivning productdescription longdescription shortdescription body bodyhtml text produkttekst beschreibung aboutproduct',
  stock:
    'stock qty quantity lager lagerbeholdning lagersaldo antall antal stockquantity inventory inventoryquantity variantinventoryqty beholdning availability palager ilager instock',
  pictures:
    'images image pictures picture imageurl imageurls imagelink imagesrc img imglink bilde bilder bild bildeurl photo photos primaryimage',
} as const;

export const optionWords = {
  color: 'color colour farge farger farg farve farbe colorname colourname',
  product_brand: 'brand merke marke varemerke manufacturer produsent leverandor vendor brandname maerke',
  product_material: 'material materiale materialtype hovedmateriale',
} as const;

export const familyWords =
  'parentsku parent parentid itemgroupid groupid handle familie family modellnr variantof productgroup';

export const sizeWords: Readonly<Partial<Record<(typeof measureFields)[number], string>>> = {
  product_width: 'width bredde bredd breite',
  product_depth: 'depth dybde djup tiefe length lengde langd',
  product_height: 'height hoyde hojd hojde hohe',
  product_seat_width: 'seatwidth sitwidth setebredde sittbredd',
  product_seat_depth: 'seatdepth sitdepth setedybde sittdjup',
  product_seat_height: 'seatheight sitheight setehoyde sitthojd',
  weight: 'weight vekt vikt vaegt gewicht',
};
