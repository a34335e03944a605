import { a as ProgressBar, c as NotFound, d as listingFromQuery, f as listingSorts, g as normalisePath, l as NotOnDevice, m as toggleFilter, o as Dialog, p as listingToQuery } from "../main.js";
import { a as Icon, c as useLive, g as queries, n as Button, o as usePageTitle } from "./picture-7l7lQeNP.js";
import { t as Breadcrumbs } from "./breadcrumbs-BRkv_nea.js";
import { t as Swatch } from "./swatch-BuurgIgW.js";
import { n as ProductGridSkeleton, t as ProductGrid } from "./product-grid-Dfh1Tkgv.js";
import { Link, Navigate, useLocation, useSearchParams } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var applied_filters_module_default = {
	list: "_list_19sit_1",
	chip: "_chip_19sit_8"
};
// src/features/catalogue/facet-texts.ts
/** The texts of facets: those of the catalogue, else the interface's own. */
function useFacetTexts() {
	const { t } = useTranslation();
	return {
		facetText: ({ code, label }) => label ?? t(`facet.${code}`),
		optionText: ({ code }, { value, label }) => label ?? t(`facetValue.${code}.${value}`, { defaultValue: value })
	};
}
// src/features/catalogue/applied-filters.tsx
/** What is chosen, each to be taken away again. */
function AppliedFilters({ facets, onToggle, onClear }) {
	const { t } = useTranslation();
	const { optionText } = useFacetTexts();
	const chosen = facets.flatMap((facet) => facet.options.filter((option) => option.isChosen).map((option) => ({
		facet,
		option
	})));
	if (chosen.length === 0) return null;
	return /* @__PURE__ */ jsxs("ul", {
		className: applied_filters_module_default.list,
		"aria-label": t("listing.applied"),
		children: [chosen.map(({ facet, option }) => {
			const label = optionText(facet, option);
			return /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: applied_filters_module_default.chip,
				"data-testid": "applied-filter",
				"aria-label": t("listing.remove", { label }),
				onClick: () => onToggle(facet.code, option.value),
				children: [label, /* @__PURE__ */ jsx(Icon, {
					name: "close",
					size: 16
				})]
			}) }, `${facet.code} ${option.value}`);
		}), /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Button, {
			look: "quiet",
			onClick: onClear,
			children: t("listing.clear")
		}) })]
	});
}
var facets_module_default = {
	bar: "_bar_wc8gp_1",
	toggle: "_toggle_wc8gp_5",
	facet: "_facet_wc8gp_21",
	summary: "_summary_wc8gp_25",
	chosen: "_chosen_wc8gp_42",
	panel: "_panel_wc8gp_54",
	option: "_option_wc8gp_69",
	mark: "_mark_wc8gp_85",
	single: "_single_wc8gp_94",
	label: "_label_wc8gp_104",
	count: "_count_wc8gp_108",
	sheetFacet: "_sheetFacet_wc8gp_113",
	sheetSummary: "_sheetSummary_wc8gp_117",
	sheetOptions: "_sheetOptions_wc8gp_134"
};
// src/features/catalogue/facet-options.tsx
/** The values of a facet with how many products each would show. */
function FacetOptions({ facet, onToggle }) {
	const { optionText } = useFacetTexts();
	return /* @__PURE__ */ jsx("ul", {
		className: facet.isMultiChoice ? void 0 : facets_module_default.single,
		children: facet.options.map((option) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: facets_module_default.option,
			"data-testid": "facet-option",
			"data-value": option.value,
			"data-count": option.count,
			"aria-pressed": option.isChosen,
			onClick: () => onToggle(facet.code, option.value),
			children: [
				/* @__PURE__ */ jsx("span", {
					className: facets_module_default.mark,
					children: option.isChosen && /* @__PURE__ */ jsx(Icon, {
						name: "check",
						size: 14
					})
				}),
				option.swatch && /* @__PURE__ */ jsx(Swatch, {
					colour: option.swatch,
					size: 20
				}),
				/* @__PURE__ */ jsx("span", {
					className: facets_module_default.label,
					children: optionText(facet, option)
				}),
				/* @__PURE__ */ jsx("span", {
					className: facets_module_default.count,
					children: option.count
				})
			]
		}) }, option.value))
	});
}
// src/features/catalogue/facet-bar.tsx
/** Facets as a row of popovers, for wide screens. */
function FacetBar({ facets, onToggle }) {
	return /* @__PURE__ */ jsx("div", {
		className: facets_module_default.bar,
		children: facets.map((facet) => /* @__PURE__ */ jsx(FacetPopover, {
			facet,
			onToggle
		}, facet.code))
	});
}
/** One facet; opening it closes the others, Escape and looking elsewhere close it. */
function FacetPopover({ facet, onToggle }) {
	const { facetText } = useFacetTexts();
	const element = useRef(null);
	const chosen = facet.options.filter((option) => option.isChosen).length;
	const close = () => element.current?.removeAttribute("open");
	return /* @__PURE__ */ jsxs("details", {
		ref: element,
		name: "facet",
		className: facets_module_default.facet,
		"data-testid": "facet",
		"data-code": facet.code,
		onKeyDown: (event) => {
			if (event.key !== "Escape") return;
			close();
			element.current?.querySelector("summary")?.focus();
		},
		onBlur: (event) => {
			if (event.relatedTarget && !element.current?.contains(event.relatedTarget)) close();
		},
		children: [/* @__PURE__ */ jsxs("summary", {
			className: facets_module_default.summary,
			children: [
				facetText(facet),
				chosen > 0 && /* @__PURE__ */ jsx("span", {
					className: facets_module_default.chosen,
					children: chosen
				}),
				/* @__PURE__ */ jsx(Icon, {
					name: "chevronDown",
					size: 16
				})
			]
		}), /* @__PURE__ */ jsx("div", {
			className: facets_module_default.panel,
			children: /* @__PURE__ */ jsx(FacetOptions, {
				facet,
				onToggle
			})
		})]
	});
}
// src/features/catalogue/facet-sheet.tsx
/** All facets on one sheet, for screens with no room for a row of them. */
function FacetSheet({ facets, total, onToggle }) {
	const { t } = useTranslation();
	const { facetText } = useFacetTexts();
	const [isOpen, setOpen] = useState(false);
	const chosen = facets.flatMap(({ options }) => options).filter((option) => option.isChosen).length;
	return /* @__PURE__ */ jsxs("div", {
		className: facets_module_default.toggle,
		children: [/* @__PURE__ */ jsxs(Button, {
			look: "secondary",
			onClick: () => setOpen(true),
			children: [
				/* @__PURE__ */ jsx(Icon, {
					name: "filter",
					size: 20
				}),
				t("listing.showFilters"),
				chosen > 0 && /* @__PURE__ */ jsx("span", {
					className: facets_module_default.chosen,
					children: chosen
				})
			]
		}), /* @__PURE__ */ jsx(Dialog, {
			shape: "sheet",
			title: t("listing.filters"),
			closeLabel: t("nav.close"),
			isOpen,
			onClose: () => setOpen(false),
			foot: /* @__PURE__ */ jsx(Button, {
				isWide: true,
				onClick: () => setOpen(false),
				children: t("listing.showProducts", { count: total })
			}),
			children: facets.map((facet) => /* @__PURE__ */ jsxs("details", {
				className: facets_module_default.sheetFacet,
				"data-testid": "facet",
				"data-code": facet.code,
				children: [/* @__PURE__ */ jsxs("summary", {
					className: facets_module_default.sheetSummary,
					children: [facetText(facet), /* @__PURE__ */ jsx(Icon, {
						name: "chevronDown",
						size: 20
					})]
				}), /* @__PURE__ */ jsx("div", {
					className: facets_module_default.sheetOptions,
					children: /* @__PURE__ */ jsx(FacetOptions, {
						facet,
						onToggle
					})
				})]
			}, facet.code))
		})]
	});
}
var listing_module_default = {
	head: "_head_1pk3i_1",
	title: "_title_1pk3i_7",
	count: "_count_1pk3i_11",
	children: "_children_1pk3i_19",
	child: "_child_1pk3i_19",
	tools: "_tools_1pk3i_43",
	filters: "_filters_1pk3i_53",
	applied: "_applied_1pk3i_57",
	note: "_note_1pk3i_61",
	empty: "_empty_1pk3i_66"
};
var load_more_module_default = {
	more: "_more_f3zxz_1",
	shown: "_shown_f3zxz_8",
	bar: "_bar_f3zxz_12"
};
// src/features/catalogue/load-more.tsx
/** The end of a listing: how much was seen, and more while there is more (D37). */
function LoadMore({ shown, total, onMore }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsxs("div", {
		className: load_more_module_default.more,
		children: [
			/* @__PURE__ */ jsx("p", {
				className: load_more_module_default.shown,
				children: t("listing.shown", {
					shown,
					total
				})
			}),
			/* @__PURE__ */ jsx("div", {
				className: load_more_module_default.bar,
				children: /* @__PURE__ */ jsx(ProgressBar, {
					value: shown,
					max: total
				})
			}),
			shown < total && /* @__PURE__ */ jsx(Button, {
				look: "secondary",
				"data-testid": "load-more",
				onClick: onMore,
				children: t("listing.loadMore")
			})
		]
	});
}
var sort_select_module_default = {
	sort: "_sort_dw5af_1",
	label: "_label_dw5af_8",
	select: "_select_dw5af_12"
};
// src/features/catalogue/sort-select.tsx
/** The order of a listing. */
function SortSelect({ sort, onSort }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsxs("label", {
		className: sort_select_module_default.sort,
		children: [/* @__PURE__ */ jsx("span", {
			className: sort_select_module_default.label,
			children: t("listing.sort")
		}), /* @__PURE__ */ jsx("select", {
			className: sort_select_module_default.select,
			"data-testid": "sort",
			value: sort,
			onChange: (event) => onSort(listingSorts.find((candidate) => candidate === event.target.value) ?? "relevance"),
			children: listingSorts.map((candidate) => /* @__PURE__ */ jsx("option", {
				value: candidate,
				children: t(`listing.sortBy.${candidate}`)
			}, candidate))
		})]
	});
}
// src/features/catalogue/listing.tsx
/** A category with its products, and everything to narrow them down. */
function Listing({ listing, controls }) {
	const { t } = useTranslation();
	const { title, trail, total, cards, facets, children, isComplete } = listing;
	const { state, toggle, clear, sortBy, showMore } = controls;
	const useful = facets.filter(({ options }) => options.length > 1 || options.some((option) => option.isChosen));
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs("header", {
		className: listing_module_default.head,
		children: [
			/* @__PURE__ */ jsx(Breadcrumbs, { trail }),
			/* @__PURE__ */ jsxs("h1", {
				className: listing_module_default.title,
				children: [title, /* @__PURE__ */ jsx("span", {
					className: listing_module_default.count,
					children: t("listing.products", { count: total })
				})]
			}),
			children.length > 0 && /* @__PURE__ */ jsx("ul", {
				className: listing_module_default.children,
				children: children.map(({ id, name, path, slug }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Link, {
					className: listing_module_default.child,
					to: path,
					"data-testid": "category-link",
					"data-slug": slug,
					children: name
				}) }, id))
			})
		]
	}), /* @__PURE__ */ jsxs("section", {
		"data-testid": "listing",
		"data-total": total,
		"aria-label": title,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: listing_module_default.tools,
				children: [/* @__PURE__ */ jsxs("div", {
					className: listing_module_default.filters,
					children: [/* @__PURE__ */ jsx(FacetBar, {
						facets: useful,
						onToggle: toggle
					}), /* @__PURE__ */ jsx(FacetSheet, {
						facets: useful,
						total,
						onToggle: toggle
					})]
				}), /* @__PURE__ */ jsx(SortSelect, {
					sort: state.sort,
					onSort: sortBy
				})]
			}),
			/* @__PURE__ */ jsx("div", {
				className: listing_module_default.applied,
				children: /* @__PURE__ */ jsx(AppliedFilters, {
					facets,
					onToggle: toggle,
					onClear: clear
				})
			}),
			!isComplete && /* @__PURE__ */ jsx("p", {
				className: listing_module_default.note,
				children: t("listing.collecting")
			}),
			total === 0 ? /* @__PURE__ */ jsx(EmptyListing, {
				hasFilters: Object.keys(state.filters).length > 0,
				onClear: clear
			}) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(ProductGrid, { cards }), /* @__PURE__ */ jsx(LoadMore, {
				shown: cards.length,
				total,
				onMore: showMore
			})] })
		]
	})] });
}
function EmptyListing({ hasFilters, onClear }) {
	const { t } = useTranslation();
	return /* @__PURE__ */ jsxs("div", {
		className: listing_module_default.empty,
		children: [/* @__PURE__ */ jsx("p", { children: t(hasFilters ? "listing.empty" : "listing.emptyCategory") }), hasFilters && /* @__PURE__ */ jsx(Button, {
			look: "secondary",
			onClick: onClear,
			children: t("listing.clear")
		})]
	});
}
// src/features/catalogue/use-listing-state.ts
/** The state of a listing, which lives in the address (D79): every change is an address of its own. */
function useListingState() {
	const [query, setQuery] = useSearchParams();
	const state = listingFromQuery(query);
	const go = (next, isReplacing = false) => {
		setQuery(listingToQuery(next), {
			replace: isReplacing,
			preventScrollReset: true
		});
	};
	return {
		state,
		toggle: (code, value) => go(toggleFilter(state, code, value)),
		clear: () => go({
			...state,
			filters: {},
			page: 1
		}),
		sortBy: (sort) => go({
			...state,
			sort,
			page: 1
		}),
		showMore: () => go({
			...state,
			page: state.page + 1
		}, true)
	};
}
// src/pages/category-page.tsx
var SKELETON_COUNT = 12;
/** A category with its products (spec 2: /c/{slug}, D80). */
function CategoryPage({ categoryId }) {
	const { t } = useTranslation();
	const controls = useListingState();
	const { state, value } = useLive(queries.listing.category({
		categoryId,
		...controls.state
	}));
	usePageTitle(value && `${value.title} – ${t("brand")}`, state !== "loading");
	if (state === "missing") return /* @__PURE__ */ jsx(NotFound, {});
	if (state === "notOnDevice") return /* @__PURE__ */ jsx(NotOnDevice, { text: t("errors:categoryNotSynchronized") });
	return value ? /* @__PURE__ */ jsx(Listing, {
		listing: value,
		controls
	}) : /* @__PURE__ */ jsx(ProductGridSkeleton, { count: SKELETON_COUNT });
}
var content_page_module_default = {
	page: "_page_1sdyz_1",
	title: "_title_1sdyz_8"
};
// src/pages/content-page.tsx
/** A page of words (spec 2: /i/{slug} and the static pages). */
function ContentPage({ identifier }) {
	const { t } = useTranslation();
	const { state, value: page } = useLive(queries.content.byIdentifier({ identifier }));
	usePageTitle(page && `${page.title} – ${t("brand")}`, state !== "loading");
	if (state === "missing") return /* @__PURE__ */ jsx(NotFound, {});
	if (state === "notOnDevice") return /* @__PURE__ */ jsx(NotOnDevice, {});
	if (!page) return null;
	return /* @__PURE__ */ jsxs("article", {
		className: content_page_module_default.page,
		children: [/* @__PURE__ */ jsx("h1", {
			className: content_page_module_default.title,
			children: page.title
		}), page.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))]
	});
}
// src/pages/path-page.tsx
/** An address that no route names: a category, an old address, or nothing (spec 2: route resolution). */
function PathPage() {
	const { pathname, search } = useLocation();
	const { t } = useTranslation();
	const { state, value: page } = useLive(queries.page.byPath({ path: normalisePath(pathname) }));
	usePageTitle(state === "loading" ? null : t("brand"), false);
	if (state === "missing") return /* @__PURE__ */ jsx(NotFound, {});
	if (state === "notOnDevice") return /* @__PURE__ */ jsx(NotOnDevice, {});
	if (!page) return null;
	if (page.kind === "redirect") return /* @__PURE__ */ jsx(Navigate, {
		to: `${page.path}${search}`,
		replace: true
	});
	if (page.kind === "content") return /* @__PURE__ */ jsx(ContentPage, { identifier: page.identifier });
	return /* @__PURE__ */ jsx(CategoryPage, { categoryId: page.categoryId }, page.categoryId);
}
export { PathPage as default };
