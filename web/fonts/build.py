"""Makes readex-pro.woff2 from the static Regular and SemiBold fonts; see README.md."""
import sys
from fontTools import subset
from fontTools.designspaceLib import DesignSpaceDocument, AxisDescriptor, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build

folder, target = sys.argv[1:3]
unicodes = set(range(0x20, 0x7F)) | set(range(0x0660, 0x066E)) | set(range(0x06F0, 0x06FA))
unicodes |= set(range(0x0621, 0x063B)) | set(range(0x0640, 0x0653)) | {0x0670, 0x0671}
unicodes |= {0x067E, 0x0686, 0x06A4, 0x06A9, 0x06AF, 0x06CC, 0x06BE, 0x06C1}
unicodes |= {ord(c) for c in "\u00a0«»،؛؟₪°±×÷·•–—…‹›‘’“”−≈≤≥←→↑↓©\u200c\u200d\u200e\u200f"}

options = subset.Options()
options.layout_features = ["ccmp","locl","init","medi","fina","rlig","liga","calt","mark","mkmk","kern","tnum","isol","rclt","curs"]
options.hinting = False
options.notdef_outline = True
options.name_IDs = [1, 2, 13, 14]

def tabular(font, width):
    """The design has no tnum: its digits get one width here, centred."""
    cmap, glyf, hmtx = font.getBestCmap(), font["glyf"], font["hmtx"]
    for code in range(0x30, 0x3A):
        name = cmap[code]
        old, bearing = hmtx[name]
        shift = round((width - old) / 2)
        glyf[name].coordinates.translate((shift, 0))
        glyf[name].recalcBounds(glyf)
        hmtx[name] = (width, bearing + shift)

def unkern(font, glyphs):
    """No pair that starts with a digit is kerned, or a number would change its width."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2:
                continue
            kept = [i for i, name in enumerate(table.Coverage.glyphs) if name not in glyphs]
            if table.Format == 1:
                table.PairSet = [table.PairSet[i] for i in kept]
                table.PairSetCount = len(kept)
            table.Coverage.glyphs = [table.Coverage.glyphs[i] for i in kept]


def master(weight, name):
    font = TTFont(f"{folder}/{weight}{name}/ReadexPro_{weight}{name}.ttf")
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    unkern(font, [font.getBestCmap()[code] for code in range(0x30, 0x3A)])
    tabular(font, 605 if weight == 400 else 640)
    path = f"master-{weight}.ttf"
    font.save(path)
    return path

doc = DesignSpaceDocument()
axis = AxisDescriptor(); axis.tag, axis.name = "wght", "Weight"
axis.minimum, axis.default, axis.maximum = 400, 400, 600
doc.addAxis(axis)
for weight, name in ((400, "Regular"), (600, "SemiBold")):
    src = SourceDescriptor(); src.path = master(weight, name); src.location = {"Weight": weight}
    src.familyName, src.styleName = "Readex Pro", name
    doc.addSource(src)
doc.write("readex.designspace")
font, _, _ = build("readex.designspace")
for tag in ("STAT", "MVAR", "DSIG", "meta", "gasp", "prep"):
    if tag in font:
        del font[tag]
font.flavor = "woff2"
font.save(target)
